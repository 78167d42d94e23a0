import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { SomoError } from '../../../access/somoError.ts'
import { createUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import type { TypedFields } from '../person/personFields.ts'

/** A change that a manager asked for, and the people outside their units with whom it collides. */
export interface Question {
  /** The unit of a new person; null where `concerned` was to be changed. */
  readonly unit: string | null
  readonly concerned: string | null
  readonly typed: Pick<TypedFields, 'givenName' | 'familyName' | 'username' | 'email' | 'displayedId' | 'externalId'>
  readonly candidates: readonly string[]
}

/** A collision with people whom a manager may not know of. Thrown, so that the transaction rolls back; the question is saved in another one. */
export class HiddenCollision extends Error {
  readonly question: Question

  constructor(question: Question) {
    super('An administrator is asked.')
    this.question = question
  }
}

/** A manager may cause so many collisions a day. Each one tells that a value is taken, so they are limited. */
export const maxQuestionsPerDay = 20

const countQuestions = `select count(*)::int as count from link_case c join person p on p.uuid = c.asked_by
  where p.subject = $1 and c.created_at > now() - interval '1 day'`

/**
 * Refuses a manager who has no questions left for the day. Call it before the values are looked up, so that the refusal
 * tells nothing of them.
 * @throws SomoError RATE_LIMITED
 */
export async function checkQuestions(client: PoolClient, call: CallContext): Promise<void> {
  if (scopeOf(call).manager === null) return
  const { rows } = await client.query<{ count: number }>(countQuestions, [call.subject])
  if ((rows[0]?.count ?? 0) >= maxQuestionsPerDay) throw new SomoError('RATE_LIMITED')
}

// Serialises the questions of one manager, so that none is saved twice.
const lockManager = 'select uuid from person where subject = $1 for no key update'

const insert = `insert into link_case (uuid, reason, asked_by, unit, concerned, given_name, family_name, username, email, displayed_id, external_id, candidates)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
  where not exists (select from link_case c where c.asked_by = $3 and c.state = 'OPEN' and c.unit is not distinct from $4::uuid
    and c.concerned is not distinct from $5::uuid and c.candidates = $12::uuid[])`

/** Saves the question for the administrators, unless the same one is open already. */
export async function askAdministrators(
  { transact }: Pick<PeopleDeps, 'transact'>,
  call: CallContext,
  question: Question,
): Promise<void> {
  const { unit, concerned, typed } = question
  const reason = concerned === null ? 'ASKED_TO_ADD' : 'ASKED_TO_CHANGE'
  const candidates = [...new Set(question.candidates)].toSorted()
  await transact(async (client) => {
    const by = (await client.query<{ uuid: string }>(lockManager, [call.subject])).rows[0]?.uuid ?? null
    const names = [typed.givenName, typed.familyName, typed.username, typed.email, typed.displayedId, typed.externalId]
    const { rowCount } = await client.query(insert, [createUuid(), reason, by, unit, concerned, ...names, candidates])
    if (rowCount === 0) return
    // Without the candidates: the entry is shown in the history of the person who was to be changed.
    await writeAudit(client, call, [
      { action: 'user.ask', objectKind: 'user', object: concerned, ...(unit === null ? {} : { after: { unit } }) },
    ])
  })
}
