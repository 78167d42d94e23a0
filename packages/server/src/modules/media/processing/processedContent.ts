import { z } from 'zod'
import { finding } from './finding.ts'
import { sequencingTree } from './sequencingTree.ts'

/** A learning unit or a folder of units in the outline of a package. */
export interface PackageItem {
  /** The identifier of the manifest. */
  readonly id: string
  readonly title: string
  /** Relative to the package, with query and parameters; null for a folder. */
  readonly launch: string | null
  /** 0 to 100; null where the manifest has none. */
  readonly masteryScore: number | null
  /** What the learning unit reads as its launch data. */
  readonly launchData?: string | undefined
  /** SCORM 2004: the progress from 0 to 1 that completes the learning unit. */
  readonly completionThreshold?: number | undefined
  readonly items: readonly PackageItem[]
}

const packageItem: z.ZodType<PackageItem> = z.strictObject({
  id: z.string().max(500),
  title: z.string().max(500),
  launch: z.string().max(4000).nullable(),
  masteryScore: z.number().min(0).max(100).nullable(),
  launchData: z.string().max(4096).optional(),
  completionThreshold: z.number().min(0).max(1).optional(),
  get items() {
    return z.array(packageItem)
  },
})

/** `medium_version.content` of a SCORM package. */
export const packageContent = z.strictObject({
  standard: z.enum(['1.2', '2004']),
  /** The first learning unit, relative to the package. */
  launch: z.string().max(4000),
  title: z.string().max(500),
  /** Of the manifest, relative to the package. */
  manifest: z.string().max(1000),
  masteryScore: z.number().min(0).max(100).nullable(),
  items: z.array(packageItem),
  /** Of a package of SCORM 2004 with several units: the rules by which one follows another. */
  sequencing: sequencingTree.optional(),
  /** How many files the package has, and their bytes together. */
  files: z.int(),
  bytes: z.number(),
})

/** `medium_version.content` of a video or audio. */
export const playableContent = z.strictObject({
  seconds: z.number().positive(),
  /** In pixels as shown; null for audio. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  codecs: z.array(z.string().max(60)),
})

/** `medium_version.content` of a PDF; null where its pages cannot be counted. */
export const pdfContent = z.strictObject({ pages: z.int().positive().nullable() })

const fileContent = z.union([packageContent, playableContent, pdfContent])

/** What the child process tells of a file: each file of a package as it is unpacked, then one end. */
export const processedItem = z.union([
  z.strictObject({
    /** The path in the package, and the name of the unpacked file. */
    entry: z.strictObject({ path: z.string(), name: z.string().regex(/^\d+$/) }),
  }),
  z.strictObject({
    mediaType: z.string().max(100),
    content: fileContent,
    findings: z.array(finding).max(500),
  }),
  z.strictObject({
    /** Captions as WebVTT. */
    captions: z.string(),
    findings: z.array(finding).max(500),
  }),
  z.strictObject({ failure: finding }),
])

/** As `processedItem` says. */
export type ProcessedItem = z.infer<typeof processedItem>
export type PackageContent = z.infer<typeof packageContent>
export type PlayableContent = z.infer<typeof playableContent>
export type FileContent = z.infer<typeof fileContent>
