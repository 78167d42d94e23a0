import { isWebAddress } from '@somo/graphql/legalLine'
import { hasPageText, readPageBlocks } from '@somo/graphql/pageBlocks'
import type { MediumGap, MediumKind } from '@somo/graphql/schema'
import { surveyFormSchema } from '../../survey/surveyForm.ts'
import type { CourseItemRow, VersionRow } from '../mediumTypes.ts'

const gap = (code: MediumGap['code']): MediumGap => ({ code, item: null, title: null })

function contentGaps(
  kind: MediumKind,
  { uuid, content, state }: VersionRow,
  items: readonly CourseItemRow[],
): MediumGap[] {
  switch (kind) {
    case 'LINK':
      return isWebAddress(content.url ?? '') ? [] : [gap('URL')]
    case 'PAGE':
      return (readPageBlocks(content.blocks) ?? []).some(hasPageText) ? [] : [gap('BLOCKS')]
    case 'SURVEY':
      return (surveyFormSchema.safeParse(content.survey).data?.questions ?? []).length > 0 ? [] : [gap('CONTENT')]
    case 'COURSE':
      return courseGaps(items.filter(({ course }) => course === uuid))
    case 'EVENT':
      // Its sessions are dates, not content: they come and go without a new version.
      return []
    case 'QUIZ':
      return (content.sections ?? []).length > 0 ? [] : [gap('CONTENT')]
    default:
      return state === 'DRAFT' ? [gap('CONTENT')] : []
  }
}

function courseGaps(items: readonly CourseItemRow[]): MediumGap[] {
  if (items.length === 0) return [gap('ITEMS')]
  return items
    .filter(({ state }) => state !== 'PUBLISHED')
    .map(({ uuid, title }) => ({ code: 'ITEM_UNPUBLISHED', item: uuid, title }))
}

/** What keeps a draft from being published. */
export function findGaps(kind: MediumKind, draft: VersionRow, items: readonly CourseItemRow[]): MediumGap[] {
  if (draft.state === 'PROCESSING') return [gap('PROCESSING')]
  if (draft.state === 'FAILED') return [gap('FAILED')]
  return contentGaps(kind, draft, items)
}
