import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { SomoError } from '../../access/somoError.ts'
import { createUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { scopeOf } from '../scope.ts'
import type { PeopleParts } from './parts.ts'
import type { TypedFields } from './rules.ts'

/** What a manager wanted, and whom it collides with outside the units they manage. */
export interface Question {
  /** Where somebody was to be added; else `concerned` was to be changed. */
  readonly unit: string | null
  readonly concerned: string | null
  readonly typed: Pick<TypedFields, 'givenName' | 'familyName' | 'username' | 'email' | 'displayedId' | 'externalId'>
  readonly candidates: readonly string[]
}

/** Thrown in the transaction that would have written, so that nothing of it stays; the question is kept in one of its own. */
export class HandedOn extends Error {
  readonly question: Question

  constructor(question: Question) {
    super('An administrator is asked.')
    this.question = question
  }
}

/** As many collisions a manager may meet in a day. Each answers whether a value is somebody's, so they are few. */
export const mostQuestions = 20

const countQuestions = `select count(*)::int as count from link_case c join person p on p.uuid = c.asked_by
  where p.subject = $1 and c.created_at > now() - interval '1 day'`

/**
 * Lets a manager write what has to be unique only while they have questions left for the day. Asked before anything is
 * looked up, so that the refusal itself tells nothing.
 * @throws SomoError RATE_LIMITED
 */
export async function checkQuestions(client: PoolClient, asker: CallContext): Promise<void> {
  if (scopeOf(asker).manager === null) return
  const { rows } = await client.query<{ count: number }>(countQuestions, [asker.subject])
  if ((rows[0]?.count ?? 0) >= mostQuestions) throw new SomoError('RATE_LIMITED')
}

// One at a time for each manager, so that no two of the same are kept.
const lockAsker = 'select uuid from person where subject = $1 for no key update'

const keep = `insert into link_case (uuid, reason, asked_by, unit, concerned, given_name, family_name, username, email, displayed_id, external_id, candidates)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
  where not exists (select from link_case c where c.asked_by = $3 and c.state = 'OPEN' and c.unit is not distinct from $4::uuid
    and c.concerned is not distinct from $5::uuid and c.candidates = $12::uuid[])`

/** Keeps the question for the administrators; the same one, while it is open, once. */
export async function askAdministrators(
  { transact }: Pick<PeopleParts, 'transact'>,
  asker: CallContext,
  question: Question,
): Promise<void> {
  const { unit, concerned, typed } = question
  const reason = concerned === null ? 'ASKED_TO_ADD' : 'ASKED_TO_CHANGE'
  const candidates = [...new Set(question.candidates)].toSorted()
  await transact(async (client) => {
    const by = (await client.query<{ uuid: string }>(lockAsker, [asker.subject])).rows[0]?.uuid ?? null
    const names = [typed.givenName, typed.familyName, typed.username, typed.email, typed.displayedId, typed.externalId]
    const { rowCount } = await client.query(keep, [createUuid(), reason, by, unit, concerned, ...names, candidates])
    if (rowCount === 0) return
    // Not with whom it collides: whoever sees the history of the person who was to be changed reads this.
    await writeAudit(client, asker, [
      { action: 'user.ask', objectKind: 'user', object: concerned, ...(unit === null ? {} : { after: { unit } }) },
    ])
  })
}
