import type { CatalogueEnrolment, CatalogueItem, CatalogueMedium } from '@somo/graphql/schema'
import type { OutlineItem } from '../learning/courseOutline.ts'
import { actionOf, mapItem, mapMedium } from '../learning/learningMapper.ts'
import type { CatalogueRow } from './catalogueRow.ts'

function mapEnrolment(row: CatalogueRow): CatalogueEnrolment | null {
  const { enrolment, access, state, progress, isMandatory, mayWithdraw, dueAt, dueOn, createdAt, declinedReason } = row
  if (enrolment === null) return null
  return {
    uuid: enrolment,
    access,
    state,
    progress,
    isMandatory,
    mayWithdraw,
    dueAt,
    dueOn,
    action: actionOf({ ...row, mediumState: 'PUBLISHED' }),
    requestedAt: access === 'REQUESTED' ? createdAt : null,
    declinedReason: access === 'DECLINED' ? declinedReason : null,
  }
}

/** A medium as its reader sees it. */
export function mapCatalogueMedium(row: CatalogueRow, locale: string): CatalogueMedium {
  const { languages, booking, hasCertificate, listedAt } = row
  const {
    uuid,
    title,
    summary = null,
    locale: readIn,
    durationMinutes = null,
  } = mapMedium({ ...row, medium: row.uuid }, locale)
  return {
    uuid,
    kind: row.kind,
    title,
    summary,
    locale: readIn,
    durationMinutes,
    languages,
    booking,
    hasCertificate,
    listedAt,
    enrolment: mapEnrolment(row),
  }
}

/** A part of a course, without progress. */
export function mapCatalogueItem(item: OutlineItem, locale: string): CatalogueItem {
  const { uuid, medium, chapter = null, isRequired } = mapItem(item, locale)
  return { uuid, medium, chapter, isRequired }
}
