import type { MediumFileFacts } from '@somo/graphql/schema'
import type { VersionContent } from '../mediumTypes.ts'
import { packageContent, pdfContent, playableContent, type PackageItem } from '../processing/processedContent.ts'

const countUnits = (items: readonly PackageItem[]): number =>
  items.reduce((count, item) => count + (item.launch === null ? 0 : 1) + countUnits(item.items), 0)

const none: MediumFileFacts = {
  seconds: null,
  width: null,
  height: null,
  codecs: [],
  pages: null,
  standard: null,
  title: null,
  launch: null,
  masteryScore: null,
  units: null,
  files: null,
  bytes: null,
}

/** What processing kept of the main file of a version; null before it was processed. */
export function readFileFacts(content: VersionContent): MediumFileFacts | null {
  const packed = packageContent.safeParse(content).data
  if (packed !== undefined) {
    const { standard, title, launch, masteryScore, items, files, bytes } = packed
    return { ...none, standard, title, launch, masteryScore, units: countUnits(items), files, bytes }
  }
  const playable = playableContent.safeParse(content).data
  if (playable !== undefined) return { ...none, ...playable }
  const pdf = pdfContent.safeParse(content).data
  return pdf === undefined ? null : { ...none, ...pdf }
}
