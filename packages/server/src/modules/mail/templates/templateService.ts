import type {
  MailTemplate,
  MailTemplateInput,
  MailTemplatePayload,
  MailTemplatePreview,
  MailTemplateSummary,
  MailTemplateTestPayload,
  MailTemplateTextInput,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import type { Actor } from '../../audit/auditLog.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { ModuleDeps } from '../../module.ts'
import type { SettingReader } from '../../system/settings.ts'
import { startSending } from '../createOutbox.ts'
import { mailLocales } from '../mailWords.ts'
import { keepMails } from '../store.ts'
import { defaultTextOf } from './defaultTexts.ts'
import { readTemplateText, sameText } from './readTemplateText.ts'
import { writeSample } from './writeSample.ts'
import { templateEventOf, templateEvents, templateRuleOf, type TemplateEvent } from './templateRules.ts'
import * as store from './templateStore.ts'

/** The texts of every mail, for administrators. */
export interface TemplateService {
  list(): Promise<MailTemplateSummary[]>
  find(event: string): Promise<MailTemplate | null>
  /** @param person whose name and formats are used; null for the caller */
  preview(
    event: string,
    text: MailTemplateTextInput,
    person: string | null,
    subject: string,
  ): Promise<MailTemplatePreview>
  save(event: string, revision: number, input: MailTemplateInput, actor: Actor): Promise<MailTemplatePayload>
  /** To the address that the caller signs in with, else to the one on record. */
  sendTest(event: string, text: MailTemplateTextInput, caller: RequestCall): Promise<MailTemplateTestPayload>
}

export interface TemplateDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  readonly jobs: Jobs
  readonly settings: SettingReader
  readonly origin: string
  readonly hasServer: boolean
}

const unknown: UserError = { code: 'UNKNOWN', path: ['event'] }

/** Makes the service. */
export function createTemplateService(deps: TemplateDeps): TemplateService {
  const { pool, transact } = deps
  const find = async (name: string): Promise<MailTemplate | null> => {
    const event = templateEventOf(name)
    return event === null ? null : readTemplate(pool, event)
  }
  return {
    find,
    async list() {
      const [inactive, texts] = [await store.readInactive(pool), await store.readTexts(pool, templateEvents)]
      return templateEvents.map((event) => ({
        event,
        group: templateRuleOf(event).group,
        isActive: !inactive.has(event),
        changedLocales: texts.filter((text) => text.event === event).map(({ locale }) => locale),
      }))
    },
    async preview(name, input, person, subject) {
      const event = templateEventOf(name)
      const none = { subject: null, body: null, button: null }
      if (event === null) return { ...none, userErrors: [unknown] }
      const { text, locale, errors } = readTemplateText(input, templateRuleOf(event))
      if (errors.length > 0) return { ...none, userErrors: errors }
      const sample = await writeSample(deps, { event, text, locale }, { person, subject })
      if (sample === null) return { ...none, userErrors: [{ code: 'UNKNOWN', path: ['person'] }] }
      return { subject: sample.subject, body: sample.body, button: sample.buttonLabel, userErrors: [] }
    },
    async save(name, revision, input, actor) {
      const event = templateEventOf(name)
      if (event === null) return { template: null, userErrors: [unknown] }
      const userErrors = await transact((client) => save(client, { event, revision, input }, actor))
      return { template: await readTemplate(pool, event), userErrors: [...userErrors] }
    },
    sendTest: (name, input, caller) => sendTest(deps, name, input, caller),
  }
}

async function readTemplate(pool: Pool, event: TemplateEvent): Promise<MailTemplate> {
  const [templates, changed] = [await store.readTemplates(pool, [event]), await store.readTexts(pool, [event])]
  const defaults = mailLocales.map((locale) => ({ locale, ...defaultTextOf(event, locale) }))
  return {
    event,
    ...templateRuleOf(event),
    placeholders: [...templateRuleOf(event).placeholders],
    isActive: templates[0]?.isActive ?? true,
    revision: templates[0]?.revision ?? 0,
    texts: defaults.map((usual) => {
      const text = changed.find(({ locale }) => locale === usual.locale)
      const { subject, main, extra, button } = text ?? usual
      return { locale: usual.locale, subject, main, extra, button, isChanged: text !== undefined }
    }),
    defaults,
  }
}

interface SaveTarget {
  readonly event: TemplateEvent
  readonly revision: number
  readonly input: MailTemplateInput
}

async function save(
  client: PoolClient,
  { event, revision, input }: SaveTarget,
  actor: Actor,
): Promise<readonly UserError[]> {
  const rule = templateRuleOf(event)
  const texts = input.texts.map((text) => readTemplateText(text, rule))
  const errors = texts.flatMap((text) => text.errors.map(({ code, path }) => ({ code, path: [text.given, ...path] })))
  if (rule.isMandatory && !input.isActive) errors.push({ code: 'LOCKED', path: ['isActive'] })
  if (errors.length > 0) return errors
  // Its row is made by the first change. One that was never changed has revision 0.
  await store.ensureTemplate(client, event)
  const [now] = await store.readTemplates(client, [event], true)
  if (now?.revision !== revision) return [{ code: 'CHANGED_MEANWHILE', path: [] }]
  for (const { locale, text } of texts)
    await store.saveText(client, event, locale, sameText(text, defaultTextOf(event, locale)) ? null : text)
  await store.saveTemplate(client, event, input.isActive, actor.subject ?? '')
  await writeAudit(client, actor, [
    { action: 'mailTemplate.update', objectKind: 'mail', object: null, after: { event, isActive: input.isActive } },
  ])
  return []
}

async function sendTest(
  deps: TemplateDeps,
  name: string,
  input: MailTemplateTextInput,
  caller: RequestCall,
): Promise<MailTemplateTestPayload> {
  const event = templateEventOf(name)
  if (event === null) return { address: null, userErrors: [unknown] }
  const { text, locale, errors } = readTemplateText(input, templateRuleOf(event))
  if (errors.length > 0) return { address: null, userErrors: errors }
  const sample = await writeSample(deps, { event, text, locale }, { person: null, subject: caller.subject })
  const address = caller.claims.email ?? sample?.address ?? null
  if (sample === null || address === null) return { address: null, userErrors: [{ code: 'NO_ADDRESS', path: [] }] }
  const { person, address: _, ...written } = sample
  await deps.transact(async (client) => {
    const row = { uuid: createUuid(), event: 'TEST', person, address, about: null, ...written }
    await keepMails(client, [{ ...row, unsubscribeUrl: null, calendar: null, dedupeKey: `test:${createUuid()}` }])
    await writeAudit(client, caller, [
      { action: 'mail.test', objectKind: 'mail', object: row.uuid, after: { template: event } },
    ])
    if (deps.hasServer) await startSending(client, deps.jobs)
  })
  return { address, userErrors: [] }
}
