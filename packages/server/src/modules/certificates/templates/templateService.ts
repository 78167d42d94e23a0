import type {
  CertificateDesign,
  CertificateImageKind,
  CertificateDesignInput,
  CertificatePreview,
  CertificateTemplate,
  CertificateTemplatePayload,
  ListedCertificateTemplate,
  UserError,
} from '@somo/graphql/schema'
import { cleanName } from '@somo/graphql/personText'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../../idempotence.ts'
import type { ModuleDeps } from '../../module.ts'
import { line } from '../../profile/rules.ts'
import { readBrand } from '../brand.ts'
import { certificateLocales, type Design } from '../page/certificateTypes.ts'
import { openFaces } from '../page/faces.ts'
import { startingWords } from '../page/pageWords.ts'
import { previewDesign, type PreviewDeps } from './preview.ts'
import { checkLetters, readDesign } from './readDesign.ts'
import { takeImage, type ImageDeps } from './templateImages.ts'
import * as store from './templateStore.ts'
import { userError } from '../../userError.ts'
import type { Target } from '../../target.ts'

/** The templates of certificates, for administrators. */
export interface TemplateService {
  list(): Promise<ListedCertificateTemplate[]>
  find(uuid: string): Promise<CertificateTemplate | null>
  preview(design: CertificateDesignInput, locale: string, template: string | null): Promise<CertificatePreview>
  create(call: RequestCall, name: string, locale: string, key: string | null): Promise<CertificateTemplatePayload>
  save(
    call: RequestCall,
    target: Target,
    name: string,
    input: CertificateDesignInput,
  ): Promise<CertificateTemplatePayload>
  /** Null takes the picture away. */
  setImage(
    call: RequestCall,
    target: Target,
    kind: CertificateImageKind,
    upload: string | null,
  ): Promise<CertificateTemplatePayload>
  publish(call: RequestCall, target: Target): Promise<CertificateTemplatePayload>
  setArchived(call: RequestCall, target: Target, isArchived: boolean): Promise<CertificateTemplatePayload>
  setMedia(call: RequestCall, target: Target, media: readonly string[]): Promise<CertificateTemplatePayload>
}

export interface TemplateDeps extends PreviewDeps, Pick<ModuleDeps, 'transact'>, ImageDeps {
  readonly files: ModuleDeps['files']
}

type Entry = Pick<AuditEntry, 'action' | 'after'> | null
type Change = (client: PoolClient, template: store.TemplateRow) => Promise<Entry | UserError[]>

const longestName = 120
const mostMedia = 500

/** Makes the service. */
export function createTemplateService(deps: TemplateDeps): TemplateService {
  const { pool, transact } = deps
  const answer = async (
    uuid: string | null,
    userErrors: readonly UserError[],
  ): Promise<CertificateTemplatePayload> => ({
    template: uuid === null ? null : await readTemplate(pool, uuid),
    userErrors: [...userErrors],
  })
  const change = async (call: RequestCall, target: Target, work: Change): Promise<CertificateTemplatePayload> => {
    if (!isUuid(target.uuid)) return { template: null, userErrors: [userError('UNKNOWN', 'uuid')] }
    return answer(target.uuid, await transact((client) => changeTemplate(client, call, target, work)))
  }
  return {
    list: () => store.listTemplates(pool),
    find: (uuid) => (isUuid(uuid) ? readTemplate(pool, uuid) : Promise.resolve(null)),
    preview: (design, locale, template) => previewDesign(deps, design, locale, template),
    async create(call, given, locale, key) {
      const name = cleanName(given)
      const errors = checkName(name)
      if (errors.length > 0) return answer(null, errors)
      return answer(await transact((client) => createTemplate(client, call, { name, locale, key })), [])
    },
    async save(call, target, given, input) {
      const { design, errors } = readDesign(input)
      const name = cleanName(given)
      errors.push(...checkName(name), ...checkLetters(design, await openFaces()))
      return change(call, target, (client, template) => saveDraft(client, template, { name, design, errors }))
    },
    setImage: (call, target, kind, upload) =>
      change(call, target, async (client, template) => {
        const png = upload === null ? null : await takeImage(deps, client, kind, { upload, owner: call.subject })
        if (upload !== null && png === null) return [userError('UNKNOWN', 'upload')]
        await store.writeImage(client, await openDraft(client, template), kind, png)
        return { action: 'certificate.saveTemplate', after: { title: template.name } }
      }),
    publish: (call, target) =>
      change(call, target, async (client, template) => {
        if (template.draft === null) return [userError('NOTHING_TO_DO')]
        await store.publishDraft(client, template, await readBrand(client, deps), call.subject)
        const version = (template.number ?? 0) + 1
        return { action: 'certificate.publishTemplate', after: { title: template.name, version } }
      }),
    setArchived: (call, target, isArchived) =>
      change(call, target, async (client, template) => {
        if (template.isArchived === isArchived) return null
        await store.updateTemplate(client, template.uuid, template.name, isArchived)
        const action = isArchived ? 'certificate.archiveTemplate' : 'certificate.restoreTemplate'
        return { action, after: { title: template.name } }
      }),
    setMedia: (call, target, media) =>
      change(call, target, async (client, template) => {
        if (media.length > mostMedia) return [userError('TOO_MANY', 'media')]
        const found = media.every(isUuid) ? await store.replaceMedia(client, template.uuid, [...new Set(media)]) : -1
        if (found !== new Set(media).size) return [userError('UNKNOWN', 'media')]
        return { action: 'certificate.setMedia', after: { title: template.name, count: found } }
      }),
  }
}

/** The draft of a template; made where there is none. */
async function openDraft(client: PoolClient, template: Parameters<Change>[1]): Promise<string> {
  if (template.draft !== null) return template.draft
  const draft = createUuid()
  await store.writeDraft(client, draft, template.uuid, template.design, true)
  return draft
}

const checkName = (name: string): UserError[] => {
  const code = name === '' ? 'REQUIRED' : line(longestName)(name)
  return code === null ? [] : [userError(code, 'name')]
}

/** Runs a change of a locked template, counts it and records it. An array says what is wrong; then nothing may be written. */
async function changeTemplate(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: Target,
  work: Change,
): Promise<readonly UserError[]> {
  const template = await store.findTemplate(client, uuid, true)
  if (template === null) return [userError('UNKNOWN', 'uuid')]
  if (template.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  const done = await work(client, template)
  if (Array.isArray(done)) return done
  if (done === null) return []
  await store.touchTemplate(client, uuid)
  await writeAudit(client, call, [{ ...done, objectKind: 'certificate', object: uuid }])
  return []
}

interface NewTemplate {
  readonly name: string
  readonly locale: string
  readonly key: string | null
}

async function createTemplate(
  client: PoolClient,
  call: RequestCall,
  { name, locale, key }: NewTemplate,
): Promise<string> {
  const repeatable = key === null ? null : { subject: call.subject, key: key.slice(0, 200) }
  const created = repeatable === null ? null : await findCreated(client, repeatable)
  if (created !== null) return created
  const uuid = createUuid()
  const mainLocale = certificateLocales.find((known) => known === locale) ?? 'en'
  await store.insertTemplate(client, uuid, name)
  await store.writeDraft(client, createUuid(), uuid, startingDesign(mainLocale), true)
  if (repeatable !== null) await rememberCreated(client, repeatable, uuid)
  await writeAudit(client, call, [
    { action: 'certificate.createTemplate', objectKind: 'certificate', object: uuid, after: { title: name } },
  ])
  return uuid
}

const startingDesign = (mainLocale: Design['mainLocale']): Design => ({
  layout: 'CLASSIC',
  mainLocale,
  texts: startingWords,
  signatory: null,
  signatoryRole: null,
  place: null,
  showsGoals: true,
  showsScore: false,
  validity: 'NONE',
  validityMonths: null,
  renewalDays: 30,
  numberPattern: '{YEAR}-{SEQ:6}',
})

async function saveDraft(
  client: PoolClient,
  template: store.TemplateRow,
  { name, design, errors }: { readonly name: string; readonly design: Design; readonly errors: UserError[] },
): Promise<Entry | UserError[]> {
  if (errors.length > 0) return errors
  await store.writeDraft(client, template.draft ?? createUuid(), template.uuid, design, template.draft === null)
  await store.updateTemplate(client, template.uuid, name, template.isArchived)
  return { action: 'certificate.saveTemplate', after: { title: name } }
}

async function readTemplate(sql: Queryable, uuid: string): Promise<CertificateTemplate | null> {
  const row = await store.findTemplate(sql, uuid)
  if (row === null) return null
  const { number, draft, design, ...template } = row
  return {
    ...template,
    version: number,
    hasDraft: draft !== null,
    design: listTexts(design),
    media: await store.readMediaOf(sql, uuid),
  }
}

const listTexts = ({ texts, ...design }: Design): CertificateDesign => ({
  ...design,
  texts: certificateLocales.flatMap((locale) => {
    const words = texts[locale]
    return words === undefined ? [] : [{ locale, ...words }]
  }),
})
