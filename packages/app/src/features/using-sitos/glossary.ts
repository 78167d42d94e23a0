import { defineMessages } from '../../platform/locale/message.ts'
import type { Message } from '../../platform/locale/message.ts'

/** A word of the product and what it means here. The words are those of docs/glossary.md. */
export interface GlossaryEntry {
  readonly id: string
  readonly term: Message
  readonly meaning: Message
}

const terms = defineMessages({
  administrator: { id: 'usingSomo.term.administrator', defaultMessage: 'Administrator', description: 'Term of the glossary: the role ADMIN.' },
  appearance: { id: 'usingSomo.term.appearance', defaultMessage: 'Appearance', description: 'Term of the glossary: light or dark violet.' },
  assignment: { id: 'usingSomo.term.assignment', defaultMessage: 'Assignment', description: 'Term of the glossary: who must learn what until when.' },
  badge: { id: 'usingSomo.term.badge', defaultMessage: 'Badge', description: 'Term of the glossary.' },
  catalogue: { id: 'usingSomo.term.catalogue', defaultMessage: 'Catalogue', description: 'Term of the glossary.' },
  category: { id: 'usingSomo.term.category', defaultMessage: 'Category', description: 'Term of the glossary.' },
  certificate: { id: 'usingSomo.term.certificate', defaultMessage: 'Certificate', description: 'Term of the glossary.' },
  course: { id: 'usingSomo.term.course', defaultMessage: 'Course', description: 'Term of the glossary.' },
  cycle: { id: 'usingSomo.term.cycle', defaultMessage: 'Cycle', description: 'Term of the glossary: one round of an assignment that comes back.' },
  defaultUnit: { id: 'usingSomo.term.defaultUnit', defaultMessage: 'Default unit', description: 'Term of the glossary.' },
  installation: { id: 'usingSomo.term.installation', defaultMessage: 'Installation', description: 'Term of the glossary: a running Somo with its data.' },
  learner: { id: 'usingSomo.term.learner', defaultMessage: 'Learner', description: 'Term of the glossary: the role LEARNER.' },
  learningPath: { id: 'usingSomo.term.learningPath', defaultMessage: 'Learning path', description: 'Term of the glossary.' },
  manager: { id: 'usingSomo.term.manager', defaultMessage: 'Education manager', description: 'Term of the glossary: the role EDUCATION_MANAGER.' },
  medium: { id: 'usingSomo.term.medium', defaultMessage: 'Medium', description: 'Term of the glossary: one thing to learn from.' },
  overdue: { id: 'usingSomo.term.overdue', defaultMessage: 'Overdue', description: 'Term of the glossary.' },
  part: { id: 'usingSomo.term.part', defaultMessage: 'Part', description: 'Term of the glossary: a part of a course.' },
  primaryColour: { id: 'usingSomo.term.primaryColour', defaultMessage: 'Primary colour', description: 'Term of the glossary.' },
  proofs: { id: 'usingSomo.term.proofs', defaultMessage: 'Proofs', description: 'Term of the glossary: certificates, badges and ratings together.' },
  rating: { id: 'usingSomo.term.rating', defaultMessage: 'Rating', description: 'Term of the glossary.' },
  relative: { id: 'usingSomo.term.relative', defaultMessage: 'Relative', description: 'Term of the glossary: a person linked to a learner.' },
  role: { id: 'usingSomo.term.role', defaultMessage: 'Role', description: 'Term of the glossary.' },
  session: { id: 'usingSomo.term.session', defaultMessage: 'Session', description: 'Term of the glossary.' },
  signInService: { id: 'usingSomo.term.signInService', defaultMessage: 'Sign-in service', description: 'Term of the glossary: the identity provider.' },
  task: { id: 'usingSomo.term.task', defaultMessage: 'Task', description: 'Term of the glossary: work that is handed in and reviewed.' },
  unit: { id: 'usingSomo.term.unit', defaultMessage: 'Unit', description: 'Term of the glossary: part of the organisation.' },
})

const meanings = defineMessages<keyof typeof terms>({
  administrator: { id: 'usingSomo.meaning.administrator', defaultMessage: 'The role that sets the whole installation up: design, settings, certificates, badges.', description: 'Meaning in the glossary.' },
  appearance: { id: 'usingSomo.meaning.appearance', defaultMessage: 'Whether {product} is light or dark violet for you.', description: 'Meaning in the glossary. {product} is the name of the product.' },
  assignment: { id: 'usingSomo.meaning.assignment', defaultMessage: 'Says who must learn what, and until when. It is made for people or for whole units.', description: 'Meaning in the glossary.' },
  badge: { id: 'usingSomo.meaning.badge', defaultMessage: 'A sign for something you achieved.', description: 'Meaning in the glossary.' },
  catalogue: { id: 'usingSomo.meaning.catalogue', defaultMessage: 'Everything you can start by yourself.', description: 'Meaning in the glossary.' },
  category: { id: 'usingSomo.meaning.category', defaultMessage: 'A branch of the tree all media are sorted into.', description: 'Meaning in the glossary.' },
  certificate: { id: 'usingSomo.meaning.certificate', defaultMessage: 'A proof with a number that others can check.', description: 'Meaning in the glossary.' },
  course: { id: 'usingSomo.meaning.course', defaultMessage: 'A medium with parts in their order.', description: 'Meaning in the glossary.' },
  cycle: { id: 'usingSomo.meaning.cycle', defaultMessage: 'One round of an assignment that comes back, such as a yearly briefing. Each round keeps its own result.', description: 'Meaning in the glossary.' },
  defaultUnit: { id: 'usingSomo.meaning.defaultUnit', defaultMessage: 'The unit everybody belongs to. Its name stands at the top of the menu.', description: 'Meaning in the glossary.' },
  installation: { id: 'usingSomo.meaning.installation', defaultMessage: '{product} as your organisation runs it, with all its data.', description: 'Meaning in the glossary. {product} is the name of the product.' },
  learner: { id: 'usingSomo.meaning.learner', defaultMessage: 'The role of everybody who learns with {product}.', description: 'Meaning in the glossary. {product} is the name of the product.' },
  learningPath: { id: 'usingSomo.meaning.learningPath', defaultMessage: 'A journey through several media in an order.', description: 'Meaning in the glossary.' },
  manager: { id: 'usingSomo.meaning.manager', defaultMessage: 'The role that cares for the learning of others: assigns, reviews, reminds.', description: 'Meaning in the glossary.' },
  medium: { id: 'usingSomo.meaning.medium', defaultMessage: 'One thing to learn from: a video, a document, a course.', description: 'Meaning in the glossary.' },
  overdue: { id: 'usingSomo.meaning.overdue', defaultMessage: 'Past its date and not finished yet. It can still be done.', description: 'Meaning in the glossary.' },
  part: { id: 'usingSomo.meaning.part', defaultMessage: 'One step of a course.', description: 'Meaning in the glossary.' },
  primaryColour: { id: 'usingSomo.meaning.primaryColour', defaultMessage: 'The one accent colour: it marks where you are and what to do next.', description: 'Meaning in the glossary.' },
  proofs: { id: 'usingSomo.meaning.proofs', defaultMessage: 'Certificates, badges and ratings together.', description: 'Meaning in the glossary.' },
  rating: { id: 'usingSomo.meaning.rating', defaultMessage: 'Stars and words about a medium.', description: 'Meaning in the glossary.' },
  relative: { id: 'usingSomo.meaning.relative', defaultMessage: 'A person linked to a learner, such as a parent or a mentor, who may see how learning goes.', description: 'Meaning in the glossary.' },
  role: { id: 'usingSomo.meaning.role', defaultMessage: 'What somebody may open and do. Roles add up: who has two, has the pages of both.', description: 'Meaning in the glossary.' },
  session: { id: 'usingSomo.meaning.session', defaultMessage: 'The time between signing in and signing out.', description: 'Meaning in the glossary.' },
  signInService: { id: 'usingSomo.meaning.signInService', defaultMessage: 'What proves who you are. Your password is known there and nowhere else.', description: 'Meaning in the glossary.' },
  task: { id: 'usingSomo.meaning.task', defaultMessage: 'Work you hand in and somebody reviews.', description: 'Meaning in the glossary.' },
  unit: { id: 'usingSomo.meaning.unit', defaultMessage: 'A part of your organisation, such as a department, a site or a class.', description: 'Meaning in the glossary.' },
})

/** The glossary in no order: each language has its own. */
export const glossary: readonly GlossaryEntry[] = Object.entries(terms).flatMap(([id, term]) => {
  const meaning = Object.entries(meanings).find(([other]) => other === id)?.[1]
  return meaning === undefined ? [] : [{ id, term, meaning }]
})
