import { defineMessages } from '../../../platform/locale/message.ts'

/** The switches above the preview. */
export const previewMessages = defineMessages({
  screens: {
    id: 'designConfiguration.preview.screens',
    defaultMessage: 'Pages of the preview',
    description: 'Read aloud: name of the row of tabs.',
  },
  overview: {
    id: 'designConfiguration.preview.overview',
    defaultMessage: 'Overview',
    description: 'Tab: the start page in the preview.',
  },
  cards: {
    id: 'designConfiguration.preview.cards',
    defaultMessage: 'Cards',
    description: 'Tab: the catalogue in the preview.',
  },
  table: {
    id: 'designConfiguration.preview.table',
    defaultMessage: 'Table',
    description: 'Tab: a list of people in the preview.',
  },
  form: { id: 'designConfiguration.preview.form', defaultMessage: 'Form', description: 'Tab: a form in the preview.' },
  theme: {
    id: 'designConfiguration.preview.theme',
    defaultMessage: 'Appearance of the preview',
    description: 'Read aloud: name of a switch between light, dark and both.',
  },
  light: { id: 'designConfiguration.preview.light', defaultMessage: 'Light', description: 'A theme, in a switch.' },
  dark: { id: 'designConfiguration.preview.dark', defaultMessage: 'Dark violet', description: 'A theme, in a switch.' },
  both: {
    id: 'designConfiguration.preview.both',
    defaultMessage: 'Both',
    description: 'Both themes, in a switch; one word.',
  },
  width: {
    id: 'designConfiguration.preview.width',
    defaultMessage: 'Width of the preview',
    description: 'Read aloud: name of a switch between phone and desktop.',
  },
  phone: { id: 'designConfiguration.preview.phone', defaultMessage: 'Phone', description: 'A width, in a switch.' },
  desktop: {
    id: 'designConfiguration.preview.desktop',
    defaultMessage: 'Desktop',
    description: 'A width, in a switch.',
  },
  inLight: {
    id: 'designConfiguration.preview.inLight',
    defaultMessage: 'Preview in light: {screen}',
    description: 'Read aloud: name of a picture; {screen} is the name of one of the tabs.',
  },
  inDark: {
    id: 'designConfiguration.preview.inDark',
    defaultMessage: 'Preview in dark violet: {screen}',
    description: 'Read aloud: name of a picture; {screen} is the name of one of the tabs.',
  },
})

/** What the preview shows: invented, as on a usual day. */
export const sampleMessages = defineMessages({
  greeting: {
    id: 'designConfiguration.sample.greeting',
    defaultMessage: 'Good morning, Amina.',
    description: 'Greeting on the start page of the preview.',
  },
  lead: {
    id: 'designConfiguration.sample.lead',
    defaultMessage: 'One briefing is overdue.',
    description: 'Sentence below the greeting.',
  },
  course: {
    id: 'designConfiguration.sample.course',
    defaultMessage: 'Securing loads on the road',
    description: 'Name of an invented course.',
  },
  secondCourse: {
    id: 'designConfiguration.sample.secondCourse',
    defaultMessage: 'First aid at work',
    description: 'Name of another invented course.',
  },
  progress: {
    id: 'designConfiguration.sample.progress',
    defaultMessage: 'Progress',
    description: 'Read aloud: name of a line that shows how far somebody is.',
  },
  parts: {
    id: 'designConfiguration.sample.parts',
    defaultMessage: '3 of 8 parts',
    description: 'How far somebody is.',
  },
  resume: { id: 'designConfiguration.sample.resume', defaultMessage: 'Resume', description: 'Button.' },
  view: { id: 'designConfiguration.sample.view', defaultMessage: 'View', description: 'Button.' },
  all: { id: 'designConfiguration.sample.all', defaultMessage: 'View all 9', description: 'Link.' },
  overdue: { id: 'designConfiguration.sample.overdue', defaultMessage: 'Overdue', description: 'State of a course.' },
  done: { id: 'designConfiguration.sample.done', defaultMessage: 'Finished', description: 'State of a course.' },
  count: {
    id: 'designConfiguration.sample.count',
    defaultMessage: '7 of 10 this week',
    description: 'How many parts somebody finished, beside strokes.',
  },
  video: {
    id: 'designConfiguration.sample.video',
    defaultMessage: 'Video, 12 minutes',
    description: 'Kind and length of a medium.',
  },
  people: {
    id: 'designConfiguration.sample.people',
    defaultMessage: 'People',
    description: 'Title of a list; entry of a menu.',
  },
  name: {
    id: 'designConfiguration.sample.name',
    defaultMessage: 'Name',
    description: 'Head of a column; label of a field.',
  },
  state: { id: 'designConfiguration.sample.state', defaultMessage: 'Status', description: 'Head of a column.' },
  chosen: {
    id: 'designConfiguration.sample.chosen',
    defaultMessage: '1 selected',
    description: 'Below a list: how many rows are chosen.',
  },
  mail: { id: 'designConfiguration.sample.mail', defaultMessage: 'Email', description: 'Label of a field.' },
  mailError: {
    id: 'designConfiguration.sample.mailError',
    defaultMessage: 'Enter a complete address.',
    description: 'At a field.',
  },
  remind: {
    id: 'designConfiguration.sample.remind',
    defaultMessage: 'Remind by email',
    description: 'Label of a switch.',
  },
  learner: {
    id: 'designConfiguration.sample.learner',
    defaultMessage: 'Learner',
    description: 'Label of a box to tick: a role.',
  },
  manager: {
    id: 'designConfiguration.sample.manager',
    defaultMessage: 'Education manager',
    description: 'Label of a box to tick: a role.',
  },
  save: { id: 'designConfiguration.sample.save', defaultMessage: 'Save', description: 'Button.' },
  cancel: { id: 'designConfiguration.sample.cancel', defaultMessage: 'Cancel', description: 'Button.' },
  catalogue: {
    id: 'designConfiguration.sample.catalogue',
    defaultMessage: 'Catalogue',
    description: 'Title of a page; entry of a menu.',
  },
  overview: { id: 'designConfiguration.sample.overview', defaultMessage: 'Overview', description: 'Entry of a menu.' },
  profile: {
    id: 'designConfiguration.sample.profile',
    defaultMessage: 'My profile',
    description: 'Title of a page; entry of a menu.',
  },
})
