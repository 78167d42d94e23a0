import type { LearningKind, MediumKind } from '@somo/graphql/schema'

/** The kinds of media, in the order that filters offer them. */
export const mediumKinds = [
  ...(['COURSE', 'SCORM', 'VIDEO', 'AUDIO', 'PDF'] as const),
  ...(['PAGE', 'LINK', 'QUIZ', 'SURVEY', 'EVENT'] as const),
] as const satisfies readonly MediumKind[]

/** What people learn: media, and learning paths. */
export const learningKinds = [...mediumKinds, 'PATH'] as const satisfies readonly LearningKind[]
