import { isWebAddress } from '@somo/graphql/legalLine'
import { maxPageBytes, readPageBlocks } from '@somo/graphql/pageBlocks'
import type { MediumContentInput, MediumKind, UserError } from '@somo/graphql/schema'
import { Buffer } from 'node:buffer'
import { parseTexts } from '../../parseTexts.ts'
import { parseSurveyForm } from '../../survey/surveyForm.ts'
import type { Scope } from '../../scope.ts'
import { type VersionContent } from '../mediumTypes.ts'
import { readQuizContent } from '../../quiz/settings/readQuizContent.ts'
import { hasNamedImages } from '../files/pageImages.ts'
import { changedFields } from './changedFields.ts'
import type { ChangeDraft } from './changeMedium.ts'
import { writeItems } from './courseItems.ts'
import { userError } from '../../userError.ts'

function readUrl({ url }: MediumContentInput, content: VersionContent, errors: UserError[]): VersionContent {
  const address = (url ?? '').trim()
  const { url: _, ...rest } = content
  if (address === '') return rest
  if (!isWebAddress(address)) errors.push(userError('NOT_OFFERED', 'url'))
  return { ...rest, url: address }
}

function readBlocks({ blocks }: MediumContentInput, content: VersionContent, errors: UserError[]): VersionContent {
  const json = blocks ?? '[]'
  if (Buffer.byteLength(json) > maxPageBytes) errors.push(userError('TOO_LONG', 'blocks'))
  const read = errors.length > 0 ? null : readPageBlocks(parseTexts(json))
  if (read === null && errors.length === 0) errors.push(userError('UNREADABLE', 'blocks'))
  return { ...content, blocks: read ?? [] }
}

function readSurvey({ survey }: MediumContentInput, content: VersionContent, errors: UserError[]): VersionContent {
  const json = survey ?? ''
  if (Buffer.byteLength(json) > maxPageBytes) errors.push(userError('TOO_LONG', 'survey'))
  const read = errors.length > 0 ? null : parseSurveyForm(json)
  if (read === null && errors.length === 0) errors.push(userError('UNREADABLE', 'survey'))
  return { ...content, survey: read ?? undefined }
}

function readContent(
  kind: MediumKind,
  input: MediumContentInput,
  content: VersionContent,
  errors: UserError[],
): VersionContent {
  switch (kind) {
    case 'LINK':
      return readUrl(input, content, errors)
    case 'PAGE':
      return readBlocks(input, content, errors)
    case 'SURVEY':
      return readSurvey(input, content, errors)
    case 'COURSE':
      return { ...content, order: input.order ?? content.order ?? 'FREE' }
    default:
      errors.push(userError('WRONG_KIND'))
      return content
  }
}

/** Changes the content of a draft: the address of a link, the blocks of a page, the questions of a quiz, the outline of a course. */
export const updateContent =
  (scope: Scope, input: MediumContentInput): ChangeDraft =>
  async (client, medium, draft) => {
    const errors: UserError[] = []
    const content: VersionContent =
      medium.kind === 'QUIZ'
        ? { ...(await readQuizContent(client, { scope, json: input.quiz ?? null, before: draft.content, errors })) }
        : readContent(medium.kind, input, draft.content, errors)
    if (errors.length > 0) return errors
    const blocks = medium.kind === 'PAGE' ? (readPageBlocks(content.blocks) ?? []) : null
    if (blocks !== null && !(await hasNamedImages(client, draft.uuid, blocks))) return [userError('UNKNOWN', 'blocks')]
    const items = input.items ?? null
    const written =
      medium.kind === 'COURSE' && items !== null ? await writeItems(client, { scope, medium, draft, items }) : null
    if (Array.isArray(written)) return written
    const changed = changedFields({ ...draft.content }, { ...content })
    const isChanged = changed !== null || draft.content.url !== content.url
    if (!isChanged && written !== 'CHANGED') return null
    await client.query('update medium_version set content = $2 where uuid = $1', [draft.uuid, JSON.stringify(content)])
    // The log says that the content changed; the versions keep what it was.
    return { action: 'medium.updateContent', after: { version: draft.number } }
  }
