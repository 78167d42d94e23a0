import type { PoolClient } from 'pg'
import type { AuditAction } from '../../modules/audit/auditActions.ts'
import { type Actor, writeAudit } from '../../modules/audit/auditLog.ts'
import type { Outbox, SecondFactorChange } from '../../modules/mail/outbox.ts'
import { readProductName } from '../../modules/users/sign-in/signInLinks.ts'
import { createUuid } from '../../database/uuid.ts'

/** What notices need. */
export interface NoticeDeps {
  readonly outbox: Outbox
  /** The address people use, without a trailing slash. */
  readonly origin: string
}

const actionOf = {
  APP_ADDED: 'user.addAuthenticatorApp',
  APP_REMOVED: 'user.removeAuthenticatorApp',
  PASSKEY_ADDED: 'user.addPasskey',
  PASSKEY_REMOVED: 'user.removePasskey',
  CODES_RENEWED: 'user.newRecoveryCodes',
  CODE_USED: 'user.useRecoveryCode',
  RESET: 'user.resetSecondFactor',
} as const satisfies Record<SecondFactorChange, AuditAction>

interface Reader {
  readonly person: string | null
  readonly email: string | null
  readonly name: string
  readonly locale: string | null
}

const read = `select p.uuid as person, a.email, coalesce(a.given_name, a.family_name, a.username, a.email) as name,
    coalesce(p.locale, a.locale) as locale
  from account a left join person p on p.subject = a.uuid::text where a.uuid = $1`

/** Writes a change down and mails it to its person, in the transaction the change is made in. */
export async function noteFactorChange(
  { outbox, origin }: NoticeDeps,
  client: PoolClient,
  account: string,
  change: SecondFactorChange,
  actor: Actor,
): Promise<void> {
  const reader = (await client.query<Reader>(read, [account])).rows[0]
  if (reader === undefined) return
  const { person, email, name, locale } = reader
  await writeAudit(client, actor, [{ action: actionOf[change], objectKind: 'user', object: person }])
  if (person === null || email === null) return
  const values = { name, product: await readProductName(client), url: `${origin}/my-profile?tab=sign-in`, change }
  await outbox.enqueue(client, [
    { event: 'SECOND_FACTOR', person, address: email, locale, values, dedupeKey: `SECOND_FACTOR:${createUuid()}` },
  ])
}
