import { defineMessages } from '../platform/locale/message.ts'

/** One word each for the bottom bar of small screens, where an entry is 60 px wide; longer ones carry a soft hyphen. */
export const shortTitles = defineMessages({
  media: {
    id: 'routes.short.media',
    defaultMessage: 'Media',
    description: "Bottom bar, one short word: the learner's own media.",
  },
  userManagement: {
    id: 'routes.short.userManagement',
    defaultMessage: 'People',
    description: 'Bottom bar, one short word: the management of users.',
  },
  assignments: {
    id: 'routes.short.assignments',
    defaultMessage: 'Assign',
    description: 'Bottom bar, one short word: who must learn what until when.',
  },
  taskManagement: {
    id: 'routes.short.taskManagement',
    defaultMessage: 'Tasks',
    description: 'Bottom bar, one short word: the management of tasks.',
  },
  myCertificates: {
    id: 'routes.short.myCertificates',
    defaultMessage: 'Certifi\u00ADcates',
    description: "Bottom bar, one short word: the person's own certificates.",
  },
  badgesCollection: {
    id: 'routes.short.badgesCollection',
    defaultMessage: 'Badges',
    description: "Bottom bar, one short word: the person's own badges.",
  },
  myUnits: {
    id: 'routes.short.myUnits',
    defaultMessage: 'Units',
    description: 'Bottom bar, one short word: the units the person belongs to.',
  },
})

/** The titles of the addresses: of the page, of its entry in the menu, and of the browser's tab. */
export const titles = defineMessages({
  dashboard: {
    id: 'routes.title.dashboard',
    defaultMessage: 'Overview',
    description: 'The start page: what is due and what is open to the person.',
  },
  media: { id: 'routes.title.media', defaultMessage: 'My media', description: "The learner's own media and courses." },
  catalogue: {
    id: 'routes.title.catalogue',
    defaultMessage: 'Catalogue',
    description: 'Everything a learner can start.',
  },
  mediaManagement: {
    id: 'routes.title.mediaManagement',
    defaultMessage: 'Media management',
    description: 'Where managers make and publish media.',
  },
  categoryManagement: {
    id: 'routes.title.categoryManagement',
    defaultMessage: 'Categories',
    description: 'The tree all media are sorted into.',
  },
  mediaStatistics: {
    id: 'routes.title.mediaStatistics',
    defaultMessage: 'Media statistics',
    description: 'How media are used.',
  },
  userStatistics: {
    id: 'routes.title.userStatistics',
    defaultMessage: 'User statistics',
    description: 'Who has done what, and who is overdue.',
  },
  unitManagement: {
    id: 'routes.title.unitManagement',
    defaultMessage: 'Unit management',
    description: 'The tree of the organisation.',
  },
  userManagement: {
    id: 'routes.title.userManagement',
    defaultMessage: 'User management',
    description: 'People and their access.',
  },
  importManagement: {
    id: 'routes.title.importManagement',
    defaultMessage: 'Imports',
    description: 'Bringing people and data in from files.',
  },
  assignments: {
    id: 'routes.title.assignments',
    defaultMessage: 'Assignments',
    description: 'Who must learn what until when.',
  },
  mailtemplates: {
    id: 'routes.title.mailtemplates',
    defaultMessage: 'Email templates',
    description: 'The mails the product sends.',
  },
  certificates: {
    id: 'routes.title.certificates',
    defaultMessage: 'Certificates',
    description: 'Designs of certificates and what was issued, for administrators.',
  },
  system: { id: 'routes.title.system', defaultMessage: 'Settings', description: 'All settings of the installation.' },
  myProfile: {
    id: 'routes.title.myProfile',
    defaultMessage: 'My profile',
    description: "The person's own data and settings.",
  },
  myCertificates: {
    id: 'routes.title.myCertificates',
    defaultMessage: 'My certificates',
    description: "The person's own certificates.",
  },
  myUnits: { id: 'routes.title.myUnits', defaultMessage: 'My units', description: 'The units the person belongs to.' },
  myRatings: {
    id: 'routes.title.myRatings',
    defaultMessage: 'My ratings',
    description: 'Ratings the person gave or is asked for.',
  },
  designConfiguration: {
    id: 'routes.title.designConfiguration',
    defaultMessage: 'Design',
    description: 'Colours, logo and texts of the installation.',
  },
  superConsole: {
    id: 'routes.title.superConsole',
    defaultMessage: 'Console',
    description: 'What is going on in this installation, as far as the person may see it.',
  },
  helpAndLegal: {
    id: 'routes.title.helpAndLegal',
    defaultMessage: 'Help and legal',
    description: 'Help and legal documents, for administrators.',
  },
  usingSomo: {
    id: 'routes.title.usingSomo',
    defaultMessage: 'Using {product}',
    description: 'How to use the product; product is its name.',
  },
  assistant: {
    id: 'routes.title.assistant',
    defaultMessage: 'Assistant',
    description: 'Ask in words, get an answer with a link.',
  },
  systemBadges: {
    id: 'routes.title.systemBadges',
    defaultMessage: 'System badges',
    description: 'Badges for what people do on the platform, for administrators.',
  },
  courseBadges: {
    id: 'routes.title.courseBadges',
    defaultMessage: 'Course badges',
    description: 'Badges for finishing courses, for administrators.',
  },
  badgesCollection: {
    id: 'routes.title.badgesCollection',
    defaultMessage: 'My badges',
    description: "The person's own badges.",
  },
  communication: {
    id: 'routes.title.communication',
    defaultMessage: 'Communication',
    description: 'News and messages.',
  },
  learningPath: {
    id: 'routes.title.learningPath',
    defaultMessage: 'Learning paths',
    description: 'Ordered journeys through several courses.',
  },
  relatives: {
    id: 'routes.title.relatives',
    defaultMessage: 'Relatives',
    description: 'People linked to a learner: guardians, mentors, line managers.',
  },
  taskManagement: {
    id: 'routes.title.taskManagement',
    defaultMessage: 'Task management',
    description: 'Setting, collecting and reviewing tasks.',
  },
  taskStatistics: {
    id: 'routes.title.taskStatistics',
    defaultMessage: 'Task statistics',
    description: 'How long tasks take and what comes of them.',
  },
  menuConfiguration: {
    id: 'routes.title.menuConfiguration',
    defaultMessage: 'Menu',
    description: 'Which entries the menu has for which role.',
  },
  errorPage: {
    id: 'routes.title.errorPage',
    defaultMessage: 'Error',
    description: 'Browser title of the page that unknown addresses lead to.',
  },
})
