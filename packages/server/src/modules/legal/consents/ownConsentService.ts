import type {
  ConsentDecision,
  ConsentPayload,
  HelpArticle,
  OwnConsent,
  PendingConsent,
  UnitContact,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { CallContext, RequestCall } from '../../../access/callContext.ts'
import type { Caller } from '../../../access/caller.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { meetPerson } from '../meetPerson.ts'
import type { DecidableRow, OwnConsentStore } from './ownConsentStore.ts'
import { openPrivacyCase, settleWithdrawal } from '../ownData/privacyCases.ts'
import { chooseText } from '../documents/legalTexts.ts'

/** What the caller is asked, what they answered, and what concerns their own data. */
export interface OwnConsentService {
  /** What has to be agreed to now; `locale` is the language the caller reads. */
  listPending(caller: Caller, locale: string | null): Promise<PendingConsent[]>
  listMine(caller: Caller): Promise<OwnConsent[]>
  listManagers(caller: Caller): Promise<UnitContact[]>
  /** Those for the page at `screen` first, if one is named. */
  listHelp(caller: Caller, locale: string | null, screen: string | null): Promise<HelpArticle[]>
  decide(wish: DecisionWish, call: RequestCall): Promise<ConsentPayload>
}

/** An answer to a version, in the language its text was read in. */
export interface DecisionWish {
  readonly version: string
  readonly decision: ConsentDecision
  readonly locale: string
}

/** What the rules need. */
export interface OwnConsentDeps {
  readonly pool: Pool
  readonly store: OwnConsentStore
  /** Told of every answer that is no agreement, so that this process asks again at once. */
  readonly onRefusal: () => void
}

/** The rules about a person's own consents over their store. */
export function createOwnConsentService(deps: OwnConsentDeps): OwnConsentService {
  const { pool, store, onRefusal } = deps
  const listPending = async (caller: Caller, locale: string | null): Promise<PendingConsent[]> => {
    const rows = await store.listPending(caller)
    return rows.flatMap(({ texts, locale: storedLocale, ...row }) => {
      const text = chooseText(texts, [locale, caller.claims.locale, storedLocale])
      return text === null ? [] : [{ ...row, text }]
    })
  }
  return {
    listPending,
    async listMine({ subject }) {
      return (await store.listMine(subject)).map(({ texts, locale, ...row }) => ({
        ...row,
        text: chooseText(texts, [locale]),
      }))
    },
    listManagers: ({ subject }) => store.listManagers(subject),
    async listHelp(caller, locale, screen) {
      return (await store.listHelp(caller, screen)).flatMap(({ texts, locale: storedLocale, ...row }) => {
        const text = chooseText(texts, [locale, caller.claims.locale, storedLocale])
        return text === null ? [] : [{ ...row, text }]
      })
    },
    async decide(wish, call) {
      const userErrors = isUuid(wish.version)
        ? await inTransaction(pool, (client) => decide(store, wish, call, client))
        : [{ code: 'UNKNOWN' as const, path: ['version'] }]
      if (userErrors.length === 0 && wish.decision !== 'ACCEPTED') onRefusal()
      return { pending: await listPending(call, wish.locale), userErrors }
    },
  }
}

const decisionActions = {
  ACCEPTED: 'consent.accept',
  DECLINED: 'consent.decline',
  WITHDRAWN: 'consent.withdraw',
} as const

async function decide(
  store: OwnConsentStore,
  wish: DecisionWish,
  call: CallContext,
  client: PoolClient,
): Promise<UserError[]> {
  // The person's row is locked: of two answers at once the second sees the first.
  const person = await meetPerson(call.subject, client)
  const version = await store.findDecidable(wish.version, call, client)
  const error = checkDecision(version, wish)
  if (error === 'again') return []
  if (version === null || error !== null) return [error ?? { code: 'UNKNOWN', path: ['version'] }]
  const { document, kind, title, mode, hash, isMajor, unit, audienceRoles, audienceLocales, units, language } = version
  const documentFacts = { kind, title, mode, hash, isMajor, unit, audienceRoles, audienceLocales }
  const criteria = { ...documentFacts, roles: call.roles, units, language }
  const consent = await store.add({ person, document, ...wish, criteria }, client)
  if (wish.decision === 'ACCEPTED') await settleWithdrawal(client, person, document)
  if (wish.decision === 'WITHDRAWN')
    await openPrivacyCase(client, { kind: 'WITHDRAWAL', person, document, reason: null })
  const action = decisionActions[wish.decision]
  const after = { document, number: version.number }
  await writeAudit(client, call, [{ action, objectKind: 'consent', object: consent, after }])
  return []
}

/** What stands against an answer; `again` where it has been given already. */
function checkDecision(version: DecidableRow | null, { decision, locale }: DecisionWish): UserError | 'again' | null {
  if (version === null) return { code: 'UNKNOWN', path: ['version'] }
  const { lastDecision, lastNumber, number } = version
  if (decision === 'WITHDRAWN')
    return lastDecision === 'ACCEPTED' && lastNumber === number ? null : { code: 'NOTHING_TO_DO', path: [] }
  // Another version has taken its place while it was being read.
  if (!version.isLive) return { code: 'CHANGED_MEANWHILE', path: ['version'] }
  if (!version.needsConsent) return { code: 'WRONG_STATE', path: ['version'] }
  if (!version.locales.includes(locale)) return { code: 'NOT_OFFERED', path: ['locale'] }
  return lastDecision === decision && lastNumber === number ? 'again' : null
}
