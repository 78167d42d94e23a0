import type { PlayedMediumQuery, StartAttemptMutation } from '@somo/graphql/media-player'

/** The latest cycle of a medium with the items of a course, as the player shows it. */
export type PlayedMedium = NonNullable<PlayedMediumQuery['learning']['ofMedium']>
export type PlayedEnrolment = PlayedMedium['enrolment']
export type OutlineItem = PlayedMedium['outline'][number]

/** An attempt as the player goes on with it. */
export type PlayedAttempt = NonNullable<StartAttemptMutation['learning']['start']['attempt']>
export type AttemptContent = PlayedAttempt['content']
/** A SCORM package with its outline. */
export type PlayedPackage = NonNullable<AttemptContent['package']>
export type PlayedActivity = PlayedPackage['activities'][number]
