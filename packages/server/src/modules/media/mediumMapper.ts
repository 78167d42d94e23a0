import type { CourseItem, LocalText, MediumCompletion, MediumKind, MediumVersion } from '@somo/graphql/schema'
import { labelLocales } from '../custom-fields/definitions.ts'
import { ruleOf } from '../learning/completionRules.ts'
import { readFileFacts } from './files/fileFacts.ts'
import type { VersionFile } from './files/mediumFiles.ts'
import type { VersionAttachment } from './files/pageAttachments.ts'
import type { VersionImage } from './files/pageImages.ts'
import { isFormKind, type CourseItemRow, type LocalTexts, type VersionRow } from './mediumTypes.ts'

/** Texts as the API has them, in the order of the product's languages. */
export const listTexts = (texts: LocalTexts | null): LocalText[] =>
  labelLocales.flatMap((locale) => {
    const text = texts?.[locale]
    return text === undefined ? [] : [{ locale, text }]
  })

const toItem = ({ uuid, chapter, isRequired, opens, ...row }: CourseItemRow): CourseItem => ({
  uuid,
  isRequired,
  chapter: listTexts(chapter),
  opensAfter: opens?.after ?? null,
  medium: {
    uuid: row.medium,
    kind: row.kind,
    title: row.title,
    state: row.state,
    durationMinutes: row.durationMinutes,
  },
})

function toCompletion(kind: MediumKind, { completion }: VersionRow): MediumCompletion {
  const rule = ruleOf(kind, completion)
  return {
    rule: rule.rule,
    share: rule.rule === 'WATCHED' ? (rule.share ?? null) : null,
    by: rule.rule === 'PACKAGE' ? rule.by : null,
  }
}

/** The parts of versions that are kept beside them. */
export interface VersionParts {
  readonly items: readonly CourseItemRow[]
  readonly files: readonly VersionFile[]
  readonly images: readonly VersionImage[]
  readonly attachments: readonly VersionAttachment[]
}

/** A version with its content, as the API has it. */
export function toVersion(
  kind: MediumKind,
  version: VersionRow,
  { items, files, images, attachments }: VersionParts,
): MediumVersion {
  const { uuid, number, state, content, passMark, attemptLimit, countedAttempt, findings, revision } = version
  return {
    uuid,
    number,
    state,
    passMark,
    attemptLimit,
    countedAttempt,
    revision,
    url: content.url ?? null,
    blocks: content.blocks === undefined ? null : JSON.stringify(content.blocks),
    quiz: kind === 'QUIZ' ? JSON.stringify(content) : null,
    survey: content.survey === undefined ? null : JSON.stringify(content.survey),
    order: kind === 'COURSE' ? (content.order ?? 'FREE') : null,
    items: items.filter(({ course }) => course === uuid).map(toItem),
    files: files.filter((file) => file.version === uuid),
    images: images.filter((image) => image.version === uuid),
    attachments: attachments.filter((file) => file.version === uuid),
    facts: isFormKind(kind) ? null : readFileFacts(content),
    completion: toCompletion(kind, version),
    findings: findings.map(({ code, place, values }) => ({
      code,
      place: place ?? null,
      values: values === undefined ? null : JSON.stringify(values),
    })),
  }
}
