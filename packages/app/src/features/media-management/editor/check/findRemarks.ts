import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { textIn } from '../mediumTypes.ts'
import { findPageFindings, type PageFinding } from '../page/pageFindings.ts'
import { readBlocks } from '../page/pageForm.ts'

/** Something an author should know; it keeps nothing from being published. */
export interface Remark {
  readonly code: 'noCaptions' | 'noTranscript' | 'noHeadings' | PageFinding['code'] | 'noCategory' | 'noSummary'
  readonly values: Readonly<Record<string, string | number>>
  /** The tab where it is repaired. */
  readonly tab: 'content' | 'details'
}

/** A page of so many blocks is long: readers look for headings. */
const longPage = 8

const remark = (code: Remark['code'], tab: Remark['tab'], values: Remark['values'] = {}): Remark => ({
  code,
  tab,
  values,
})

function ofCaptions({ kind }: EditedMedium, { files, state }: EditedVersion): readonly Remark[] {
  if (state !== 'READY' || files.some(({ purpose }) => purpose === 'CAPTIONS')) return []
  if (kind === 'VIDEO') return [remark('noCaptions', 'content')]
  return kind === 'AUDIO' ? [remark('noTranscript', 'content')] : []
}

const pageCodes = [
  ...(['noAlt', 'noPicture', 'headingSkipped', 'unclearLink', 'noTableHeads', 'emptyBlock'] as const),
  ...(['noVideo', 'noVideoCaptions', 'noFile', 'noRightAnswer'] as const),
] as const

/** Findings of one kind are one remark with their number. */
function ofPage(blocks: ReturnType<typeof readBlocks>): readonly Remark[] {
  const hasHeading = blocks.some(({ kind }) => kind === 'heading')
  const findings = findPageFindings(blocks)
  const counted = pageCodes.flatMap((code) => {
    const found = findings.filter((finding) => finding.code === code)
    const [first] = found
    return first === undefined ? [] : [remark(code, 'content', { count: found.length, text: first.text })]
  })
  return [...(!hasHeading && blocks.length >= longPage ? [remark('noHeadings', 'content')] : []), ...counted]
}

/** What could be better in a version of a medium, beside what the check of its file found. */
export function findRemarks(medium: EditedMedium, version: EditedVersion): readonly Remark[] {
  const hasSummary = textIn(medium.summaries, medium.mainLocale).trim() !== ''
  return [
    ...ofCaptions(medium, version),
    ...(medium.kind === 'PAGE' ? ofPage(readBlocks(version.blocks)) : []),
    ...(medium.categories.length === 0 ? [remark('noCategory', 'details')] : []),
    ...(hasSummary ? [] : [remark('noSummary', 'details', { language: medium.mainLocale })]),
  ]
}
