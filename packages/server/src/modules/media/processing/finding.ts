import { z } from 'zod'

/** Why content cannot be used: the version is FAILED. `values` has the limit, or what was found. */
const failureCodes = {
  UNREADABLE: 'UNREADABLE',
  WRONG_KIND: 'WRONG_KIND',
  ENCRYPTED: 'ENCRYPTED',
  ACTIVE_CONTENT: 'ACTIVE_CONTENT',
  TOO_SLOW: 'TOO_SLOW',
  TOO_LARGE: 'TOO_LARGE',
  CRASHED: 'CRASHED',
  INTERNAL: 'INTERNAL',
  TOO_MANY_FILES: 'TOO_MANY_FILES',
  TOO_LARGE_UNPACKED: 'TOO_LARGE_UNPACKED',
  TOO_PACKED: 'TOO_PACKED',
  BAD_NAME: 'BAD_NAME',
  LINK: 'LINK',
  DUPLICATE_NAME: 'DUPLICATE_NAME',
  NO_MANIFEST: 'NO_MANIFEST',
  BAD_MANIFEST: 'BAD_MANIFEST',
  NOT_SCORM: 'NOT_SCORM',
  NO_START_PAGE: 'NO_START_PAGE',
  START_PAGE_MISSING: 'START_PAGE_MISSING',
  EXTERNAL_START_PAGE: 'EXTERNAL_START_PAGE',
  NO_VIDEO: 'NO_VIDEO',
  NO_AUDIO: 'NO_AUDIO',
  NO_CUES: 'NO_CUES',
  CONTAINER_NOT_PLAYABLE: 'CONTAINER_NOT_PLAYABLE',
  VIDEO_NOT_PLAYABLE: 'VIDEO_NOT_PLAYABLE',
  AUDIO_NOT_PLAYABLE: 'AUDIO_NOT_PLAYABLE',
} as const

/** What an author should know about content that can be used. */
const noticeCodes = {
  MANIFEST_IN_FOLDER: 'MANIFEST_IN_FOLDER',
  MISSING_FILE: 'MISSING_FILE',
  UNKNOWN_TYPE: 'UNKNOWN_TYPE',
  NO_TITLE: 'NO_TITLE',
  PAGES_UNKNOWN: 'PAGES_UNKNOWN',
  NO_SOUND: 'NO_SOUND',
  BAD_CUE: 'BAD_CUE',
} as const

/** Every code of the check report. */
export const findingCodes = { ...failureCodes, ...noticeCodes }

/** A code of the check report. */
export type FindingCode = keyof typeof findingCodes

/** A finding of the check report, as `medium_version.findings` keeps it. */
export const finding = z.strictObject({
  code: z.enum(findingCodes),
  /** A path in a package, or a line; null where the whole is meant. */
  place: z.string().max(1000).nullable(),
  values: z.record(z.string(), z.union([z.string().max(1000), z.number()])),
})

/** As `finding` says. */
export type Finding = z.infer<typeof finding>

/** A finding without further facts. */
export const createFinding = (
  code: FindingCode,
  place: string | null = null,
  values: Finding['values'] = {},
): Finding => ({
  code,
  place: place?.slice(0, 1000) ?? null,
  values,
})

/** Content that cannot be used. */
export class ContentRefused extends Error {
  readonly finding: Finding

  constructor(...facts: Parameters<typeof createFinding>) {
    super(facts[0])
    this.finding = createFinding(...facts)
  }
}
