import type { TaskAnswerKind, TaskGrading, TaskLateRule, TaskReviewedBy } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

export const kindMessages = defineMessages<TaskAnswerKind>({
  TEXT: { id: 'taskManagement.kind.text', defaultMessage: 'Text', description: 'Kind of answer.' },
  FILES: { id: 'taskManagement.kind.files', defaultMessage: 'Files', description: 'Kind of answer.' },
  LINK: { id: 'taskManagement.kind.link', defaultMessage: 'Link', description: 'Kind of answer.' },
  PHOTO: { id: 'taskManagement.kind.photo', defaultMessage: 'Photo', description: 'Kind of answer.' },
})

export const lateMessages = defineMessages<TaskLateRule>({
  ALLOW: {
    id: 'taskManagement.late.allow',
    defaultMessage: 'Accept, and mark as late',
    description: 'What happens to answers after the due date.',
  },
  ALLOW_UNTIL: {
    id: 'taskManagement.late.until',
    defaultMessage: 'Accept until a date, and mark as late',
    description: 'What happens to answers after the due date.',
  },
  REFUSE: {
    id: 'taskManagement.late.refuse',
    defaultMessage: 'Refuse',
    description: 'What happens to answers after the due date.',
  },
})

export const reviewedByMessages = defineMessages<TaskReviewedBy>({
  UNIT_MANAGERS: {
    id: 'taskManagement.reviewedBy.managers',
    defaultMessage: 'Managers of the person’s unit',
    description: 'Who reviews.',
  },
  NAMED: { id: 'taskManagement.reviewedBy.named', defaultMessage: 'Named people', description: 'Who reviews.' },
})

export const gradingMessages = defineMessages<TaskGrading>({
  PASS_FAIL: {
    id: 'taskManagement.grading.passFail',
    defaultMessage: 'Passed or not passed',
    description: 'How answers are graded.',
  },
  POINTS: { id: 'taskManagement.grading.points', defaultMessage: 'Points', description: 'How answers are graded.' },
})

export const editorMessages = defineMessages({
  what: { id: 'taskManagement.editor.what', defaultMessage: 'Task', description: 'Part of a form.' },
  who: { id: 'taskManagement.editor.who', defaultMessage: 'For whom', description: 'Part of a form.' },
  when: { id: 'taskManagement.editor.when', defaultMessage: 'When', description: 'Part of a form.' },
  how: { id: 'taskManagement.editor.how', defaultMessage: 'Answer and review', description: 'Part of a form.' },
  title: { id: 'taskManagement.editor.title', defaultMessage: 'Title', description: 'Label of a field.' },
  instructions: {
    id: 'taskManagement.editor.instructions',
    defaultMessage: 'Instructions',
    description: 'Label of a field.',
  },
  plainHint: {
    id: 'taskManagement.editor.plainHint',
    defaultMessage: '**bold**, *italic*, a list with - at the beginning of each line.',
    description: 'Below a field for rich text whose editor could not be loaded.',
  },
  ownerUnit: { id: 'taskManagement.editor.ownerUnit', defaultMessage: 'Owner unit', description: 'Label of a field.' },
  ownerHint: {
    id: 'taskManagement.editor.ownerHint',
    defaultMessage: 'Managers of this unit can change the task.',
    description: 'Under the field for the owner unit.',
  },
  units: { id: 'taskManagement.editor.units', defaultMessage: 'Units', description: 'Label of a field.' },
  people: { id: 'taskManagement.editor.people', defaultMessage: 'People', description: 'Label of a field.' },
  withSubUnits: {
    id: 'taskManagement.editor.withSubUnits',
    defaultMessage: 'With sub-units',
    description: 'Checkbox.',
  },
  opensOn: { id: 'taskManagement.editor.opensOn', defaultMessage: 'Open from', description: 'Label of a field.' },
  dueOn: { id: 'taskManagement.editor.dueOn', defaultMessage: 'Due on', description: 'Label of a field.' },
  dueHint: {
    id: 'taskManagement.editor.dueHint',
    defaultMessage: 'Until 23:59 in the time zone of the owner unit.',
    description: 'Under the field for the due date.',
  },
  lateRule: { id: 'taskManagement.editor.lateRule', defaultMessage: 'Late answers', description: 'Label of a choice.' },
  lateOn: { id: 'taskManagement.editor.lateOn', defaultMessage: 'Accept until', description: 'Label of a field.' },
  resubmissions: {
    id: 'taskManagement.editor.resubmissions',
    defaultMessage: 'Revisions',
    description: 'Label of a field: how often an answer can be returned.',
  },
  resubmissionsHint: {
    id: 'taskManagement.editor.resubmissionsHint',
    defaultMessage: 'How often an answer can be returned.',
    description: 'Under a field.',
  },
  answerKinds: { id: 'taskManagement.editor.kinds', defaultMessage: 'People can hand in', description: 'Label.' },
  reviewedBy: { id: 'taskManagement.editor.reviewedBy', defaultMessage: 'Reviewed by', description: 'Label.' },
  reviewers: { id: 'taskManagement.editor.reviewers', defaultMessage: 'Reviewers', description: 'Label of a field.' },
  reviewersHint: {
    id: 'taskManagement.editor.reviewersHint',
    defaultMessage: 'Education managers or administrators.',
    description: 'Under a field.',
  },
  grading: { id: 'taskManagement.editor.grading', defaultMessage: 'Grading', description: 'Label of a choice.' },
  maxPoints: { id: 'taskManagement.editor.maxPoints', defaultMessage: 'Points at most', description: 'Label.' },
  passPoints: { id: 'taskManagement.editor.passPoints', defaultMessage: 'Passed from', description: 'Label: points.' },
  fixed: {
    id: 'taskManagement.editor.fixed',
    defaultMessage: 'Can’t be changed because someone has already handed in.',
    description: 'Why a choice is fixed.',
  },
  outOfScope: {
    id: 'taskManagement.editor.outOfScope',
    defaultMessage: 'Choose only what you manage.',
    description: 'At a field for units or people.',
  },
  notReviewer: {
    id: 'taskManagement.editor.notReviewer',
    defaultMessage: 'Reviewers need the role Education manager or Administrator.',
    description: 'At the field for reviewers.',
  },
  wrongOrder: {
    id: 'taskManagement.editor.wrongOrder',
    defaultMessage: 'Choose a later date.',
    description: 'At a field for a date.',
  },
  save: { id: 'taskManagement.editor.save', defaultMessage: 'Save', description: 'Button.' },
  create: { id: 'taskManagement.editor.create', defaultMessage: 'Create draft', description: 'Button.' },
  saved: { id: 'taskManagement.editor.saved', defaultMessage: 'Task saved.', description: 'After a form was saved.' },
  created: {
    id: 'taskManagement.editor.created',
    defaultMessage: 'Draft created.',
    description: 'After the creation.',
  },
  changedMeanwhile: {
    id: 'taskManagement.editor.changedMeanwhile',
    defaultMessage: 'Someone else changed this task. Check it and save again.',
    description: 'After saving.',
  },
  attachments: { id: 'taskManagement.editor.attachments', defaultMessage: 'Attachments', description: 'Heading.' },
  attach: { id: 'taskManagement.editor.attach', defaultMessage: 'Attach file', description: 'Button.' },
  attachLater: {
    id: 'taskManagement.editor.attachLater',
    defaultMessage: 'You can attach files after the draft is created.',
    description: 'In the form of a new task.',
  },
})
