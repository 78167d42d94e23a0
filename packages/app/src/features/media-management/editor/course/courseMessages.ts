import { defineMessages } from '../../../../platform/locale/message.ts'

/** The outline of a course. */
export const courseMessages = defineMessages({
  items: {
    id: 'mediaManagement.content.items',
    defaultMessage: 'Outline of the course',
    description: 'Names the list of items.',
  },
  outline: { id: 'mediaManagement.course.outline', defaultMessage: 'Outline', description: 'Heading.' },
  size: {
    id: 'mediaManagement.course.size',
    defaultMessage:
      '{chapters, plural, =0 {} one {# chapter, } other {# chapters, }}{parts, plural, one {# part} other {# parts}}',
    description: 'Below the heading; the duration follows after a comma.',
  },
  noItems: {
    id: 'mediaManagement.content.noItems',
    defaultMessage: 'The course is empty. Add media in the order in which they are learned.',
    description: 'While a course has no item.',
  },
  order: {
    id: 'mediaManagement.content.order',
    defaultMessage: 'Order',
    description: 'Field of a course.',
  },
  FREE: {
    id: 'mediaManagement.content.free',
    defaultMessage: 'Free',
    description: 'Order of a course.',
  },
  LINEAR: {
    id: 'mediaManagement.content.linear',
    defaultMessage: 'One after another',
    description: 'Order of a course.',
  },
  addMedium: {
    id: 'mediaManagement.content.addMedium',
    defaultMessage: 'Add medium',
    description: 'Field: finds a medium by its title.',
  },
  addTo: {
    id: 'mediaManagement.course.addTo',
    defaultMessage: 'Add medium to {chapter}',
    description: 'Field: finds a medium by its title.',
  },
  findFailed: {
    id: 'mediaManagement.content.findFailed',
    defaultMessage: 'The search failed. Try again.',
    description: 'In the list of choices.',
  },
  unpublished: {
    id: 'mediaManagement.content.unpublished',
    defaultMessage: 'Not published',
    description: 'Beside an item.',
  },
  optional: {
    id: 'mediaManagement.course.optional',
    defaultMessage: 'optional',
    description: 'After the kind of a part.',
  },
  opensAfterPart: {
    id: 'mediaManagement.course.opensAfterPart',
    defaultMessage: 'opens after part {number, number}',
    description: 'After the kind of a part.',
  },
  removed: {
    id: 'mediaManagement.course.removed',
    defaultMessage: '“{title}” was removed from the course.',
    description: 'Toast.',
  },
  undo: { id: 'mediaManagement.course.undo', defaultMessage: 'Undo', description: 'Button of a toast.' },
  beginning: {
    id: 'mediaManagement.course.beginning',
    defaultMessage: 'Without a chapter',
    description: 'Heading of the parts before the first chapter.',
  },
  emptyChapter: {
    id: 'mediaManagement.course.emptyChapter',
    defaultMessage: 'Add a part. Empty chapters are not saved.',
    description: 'Below the title of a chapter without parts.',
  },
  addChapter: {
    id: 'mediaManagement.course.addChapter',
    defaultMessage: 'Add chapter',
    description: 'Button and title.',
  },
  renameChapter: {
    id: 'mediaManagement.course.renameChapter',
    defaultMessage: 'Rename chapter',
    description: 'Menu entry and title.',
  },
  chapterTitle: { id: 'mediaManagement.course.chapterTitle', defaultMessage: 'Title', description: 'Field.' },
  add: { id: 'mediaManagement.course.add', defaultMessage: 'Add', description: 'Button.' },
  rename: { id: 'mediaManagement.course.rename', defaultMessage: 'Rename', description: 'Button.' },
  removeChapter: {
    id: 'mediaManagement.course.removeChapter',
    defaultMessage: 'Remove chapter, keep its parts',
    description: 'Menu entry.',
  },
  place: {
    id: 'mediaManagement.course.place',
    defaultMessage:
      'Part {number, number} of {count, number}{chapter, plural, =0 {} other {, chapter {chapter, number}}}',
    description: 'Above the title of the part that is open.',
  },
  openMedium: {
    id: 'mediaManagement.course.openMedium',
    defaultMessage:
      '{kind, select, QUIZ {Edit questions} COURSE {Open course} EVENT {Open event} SURVEY {Edit survey} other {Open medium}}',
    description: 'Link to the editor of the medium of a part.',
  },
  required: {
    id: 'mediaManagement.course.required',
    defaultMessage: 'Required to complete the course',
    description: 'Switch of a part.',
  },
  requiredHint: {
    id: 'mediaManagement.course.requiredHint',
    defaultMessage: 'Optional parts don’t count towards progress.',
    description: 'Below the switch.',
  },
  opens: { id: 'mediaManagement.course.opens', defaultMessage: 'Opens', description: 'Field: when a part opens.' },
  rightAway: { id: 'mediaManagement.course.rightAway', defaultMessage: 'right away', description: 'After "Opens".' },
  afterPart: {
    id: 'mediaManagement.course.afterPart',
    defaultMessage: 'after another part is completed',
    description: 'After "Opens".',
  },
  earlierPart: {
    id: 'mediaManagement.course.earlierPart',
    defaultMessage: 'Part that has to be completed first',
    description: 'Field.',
  },
  numbered: {
    id: 'mediaManagement.course.numbered',
    defaultMessage: '{number, number}. {title}',
    description: 'A part with its number in a list.',
  },
  linearHint: {
    id: 'mediaManagement.course.linearHint',
    defaultMessage: 'This course is taken one part after another: each part opens after the required one before it.',
    description: 'In the place of the field "Opens".',
  },
  nothingOpen: {
    id: 'mediaManagement.course.nothingOpen',
    defaultMessage: 'Add a medium. Its settings in this course are shown here.',
    description: 'In the place of the settings while a course is empty.',
  },
})
