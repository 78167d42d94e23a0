import { defineMessages } from '../../platform/locale/message.ts'
import type { Message } from '../../platform/locale/message.ts'

/** A word of the product and what it means here. The words are those of docs/glossary.md. */
export interface GlossaryEntry {
  readonly id: string
  readonly term: Message
  readonly meaning: Message
}

const terms = defineMessages({
  administrator: {
    id: 'usingSomo.term.administrator',
    defaultMessage: 'Administrator',
    description: 'Term of the glossary: the role ADMIN.',
  },
  appearance: {
    id: 'usingSomo.term.appearance',
    defaultMessage: 'Appearance',
    description: 'Term of the glossary: light or dark violet.',
  },
  assignment: {
    id: 'usingSomo.term.assignment',
    defaultMessage: 'Assignment',
    description: 'Term of the glossary: who must learn what until when.',
  },
  badge: { id: 'usingSomo.term.badge', defaultMessage: 'Badge', description: 'Term of the glossary.' },
  catalogue: { id: 'usingSomo.term.catalogue', defaultMessage: 'Catalogue', description: 'Term of the glossary.' },
  category: { id: 'usingSomo.term.category', defaultMessage: 'Category', description: 'Term of the glossary.' },
  certificate: {
    id: 'usingSomo.term.certificate',
    defaultMessage: 'Certificate',
    description: 'Term of the glossary.',
  },
  course: { id: 'usingSomo.term.course', defaultMessage: 'Course', description: 'Term of the glossary.' },
  cycle: {
    id: 'usingSomo.term.cycle',
    defaultMessage: 'Cycle',
    description: 'Term of the glossary: one round of an assignment that comes back.',
  },
  defaultUnit: {
    id: 'usingSomo.term.defaultUnit',
    defaultMessage: 'Default unit',
    description: 'Term of the glossary.',
  },
  installation: {
    id: 'usingSomo.term.installation',
    defaultMessage: 'Installation',
    description: 'Term of the glossary: a running Somo with its data.',
  },
  learner: {
    id: 'usingSomo.term.learner',
    defaultMessage: 'Learner',
    description: 'Term of the glossary: the role LEARNER.',
  },
  learningPath: {
    id: 'usingSomo.term.learningPath',
    defaultMessage: 'Learning path',
    description: 'Term of the glossary.',
  },
  manager: {
    id: 'usingSomo.term.manager',
    defaultMessage: 'Education manager',
    description: 'Term of the glossary: the role EDUCATION_MANAGER.',
  },
  medium: {
    id: 'usingSomo.term.medium',
    defaultMessage: 'Medium',
    description: 'Term of the glossary: one thing to learn from.',
  },
  overdue: { id: 'usingSomo.term.overdue', defaultMessage: 'Overdue', description: 'Term of the glossary.' },
  part: { id: 'usingSomo.term.part', defaultMessage: 'Part', description: 'Term of the glossary: a part of a course.' },
  primaryColour: {
    id: 'usingSomo.term.primaryColour',
    defaultMessage: 'Primary colour',
    description: 'Term of the glossary.',
  },
  proofs: {
    id: 'usingSomo.term.proofs',
    defaultMessage: 'Achievements',
    description: 'Term of the glossary: certificates, badges and ratings together.',
  },
  rating: { id: 'usingSomo.term.rating', defaultMessage: 'Rating', description: 'Term of the glossary.' },
  relative: {
    id: 'usingSomo.term.relative',
    defaultMessage: 'Relative',
    description: 'Term of the glossary: a person linked to a learner.',
  },
  role: { id: 'usingSomo.term.role', defaultMessage: 'Role', description: 'Term of the glossary.' },
  session: { id: 'usingSomo.term.session', defaultMessage: 'Session', description: 'Term of the glossary.' },
  signInService: {
    id: 'usingSomo.term.signInService',
    defaultMessage: 'Sign-in service',
    description: 'Term of the glossary: the identity provider.',
  },
  task: {
    id: 'usingSomo.term.task',
    defaultMessage: 'Task',
    description: 'Term of the glossary: work that is handed in and reviewed.',
  },
  unit: {
    id: 'usingSomo.term.unit',
    defaultMessage: 'Unit',
    description: 'Term of the glossary: part of the organisation.',
  },
})

const meanings = defineMessages<keyof typeof terms>({
  administrator: {
    id: 'usingSomo.meaning.administrator',
    defaultMessage: 'Sets up the installation: design, settings, certificates, badges.',
    description: 'Meaning in the glossary.',
  },
  appearance: {
    id: 'usingSomo.meaning.appearance',
    defaultMessage: 'Light or dark violet.',
    description: 'Meaning in the glossary. {product} is the name of the product.',
  },
  assignment: {
    id: 'usingSomo.meaning.assignment',
    defaultMessage: 'Defines who must learn what by when, for people or whole units.',
    description: 'Meaning in the glossary.',
  },
  badge: {
    id: 'usingSomo.meaning.badge',
    defaultMessage: 'An award for something you achieved.',
    description: 'Meaning in the glossary.',
  },
  catalogue: {
    id: 'usingSomo.meaning.catalogue',
    defaultMessage: 'Everything you can start on your own.',
    description: 'Meaning in the glossary.',
  },
  category: {
    id: 'usingSomo.meaning.category',
    defaultMessage: 'A topic that media are sorted into.',
    description: 'Meaning in the glossary.',
  },
  certificate: {
    id: 'usingSomo.meaning.certificate',
    defaultMessage: 'A numbered record that others can verify.',
    description: 'Meaning in the glossary.',
  },
  course: {
    id: 'usingSomo.meaning.course',
    defaultMessage: 'A medium with several parts in order.',
    description: 'Meaning in the glossary.',
  },
  cycle: {
    id: 'usingSomo.meaning.cycle',
    defaultMessage: 'One round of a recurring assignment, such as a yearly briefing. Each round has its own result.',
    description: 'Meaning in the glossary.',
  },
  defaultUnit: {
    id: 'usingSomo.meaning.defaultUnit',
    defaultMessage: 'The unit whose name, logo and colour you see.',
    description: 'Meaning in the glossary.',
  },
  installation: {
    id: 'usingSomo.meaning.installation',
    defaultMessage: '{product} as run by your organisation, with all its data.',
    description: 'Meaning in the glossary. {product} is the name of the product.',
  },
  learner: {
    id: 'usingSomo.meaning.learner',
    defaultMessage: 'Takes courses in {product}.',
    description: 'Meaning in the glossary. {product} is the name of the product.',
  },
  learningPath: {
    id: 'usingSomo.meaning.learningPath',
    defaultMessage: 'Several media in a set order.',
    description: 'Meaning in the glossary.',
  },
  manager: {
    id: 'usingSomo.meaning.manager',
    defaultMessage: 'Looks after other people’s learning: assigns, reviews, reminds.',
    description: 'Meaning in the glossary.',
  },
  medium: {
    id: 'usingSomo.meaning.medium',
    defaultMessage: 'Something to learn from: a video, a document, a course.',
    description: 'Meaning in the glossary.',
  },
  overdue: {
    id: 'usingSomo.meaning.overdue',
    defaultMessage: 'Past its due date and not finished. You can still do it.',
    description: 'Meaning in the glossary.',
  },
  part: {
    id: 'usingSomo.meaning.part',
    defaultMessage: 'One step of a course.',
    description: 'Meaning in the glossary.',
  },
  primaryColour: {
    id: 'usingSomo.meaning.primaryColour',
    defaultMessage: 'The accent colour for buttons, links and the current menu item.',
    description: 'Meaning in the glossary.',
  },
  proofs: {
    id: 'usingSomo.meaning.proofs',
    defaultMessage: 'Your certificates, badges and ratings.',
    description: 'Meaning in the glossary.',
  },
  rating: {
    id: 'usingSomo.meaning.rating',
    defaultMessage: 'Stars and a comment on a medium.',
    description: 'Meaning in the glossary.',
  },
  relative: {
    id: 'usingSomo.meaning.relative',
    defaultMessage: 'Someone linked to a learner, such as a parent or mentor, who can see their progress.',
    description: 'Meaning in the glossary.',
  },
  role: {
    id: 'usingSomo.meaning.role',
    defaultMessage: 'Defines what you can open and do. You can have several roles.',
    description: 'Meaning in the glossary.',
  },
  session: {
    id: 'usingSomo.meaning.session',
    defaultMessage: 'The time between signing in and signing out.',
    description: 'Meaning in the glossary.',
  },
  signInService: {
    id: 'usingSomo.meaning.signInService',
    defaultMessage: 'Verifies who you are. Only this service knows your password.',
    description: 'Meaning in the glossary.',
  },
  task: {
    id: 'usingSomo.meaning.task',
    defaultMessage: 'Work you hand in for review.',
    description: 'Meaning in the glossary.',
  },
  unit: {
    id: 'usingSomo.meaning.unit',
    defaultMessage: 'A part of your organisation, such as a department, a site or a class.',
    description: 'Meaning in the glossary.',
  },
})

/** The glossary in no order: each language has its own. */
export const glossary: readonly GlossaryEntry[] = Object.entries(terms).flatMap(([id, term]) => {
  const meaning = Object.entries(meanings).find(([other]) => other === id)?.[1]
  return meaning === undefined ? [] : [{ id, term, meaning }]
})
