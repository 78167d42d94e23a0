import type { PoolClient } from 'pg'
import { forgetPeople } from '../../imports/forgetPeople.ts'
import { beginForgetting, withdrawFiles } from '../../private-files/withdrawFiles.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { pseudonym } from './pseudonym.ts'

const readSubjects = `select subject from person where uuid = any($1::uuid[]) and subject is not null order by uuid`

const steps = [
  `delete from unit_membership where person = any($1::uuid[])`,
  `delete from coming_membership where person = any($1::uuid[])`,
  `delete from invitation where person = any($1::uuid[])`,
  `delete from saved_view where owner = any($1::uuid[])`,
  `delete from replaced_value where person = any($1::uuid[])`,
  `delete from outbox_mail where person = any($1::uuid[]) or about = any($1::uuid[])`,
  // Theirs, and those that name them to others.
  `delete from notification where person = any($1::uuid[]) or (event = 'REQUEST_RECEIVED' and subject in
    (select uuid from enrolment where person = any($1::uuid[])))`,
  `delete from notification where event = 'MESSAGE' and subject in (select uuid from message where sender = any($1::uuid[]))`,
  'delete from notification_preference where person = any($1::uuid[])',
  'delete from assistant_question where person = any($1::uuid[])',
  'delete from assignment_person where person = any($1::uuid[])',
  // What managers wrote about them: reasons of exemptions, evidence of completions.
  'update enrolment set waived_reason = null where person = any($1::uuid[]) and waived_reason is not null',
  `update learning_event set data = data - 'reason' - 'evidence' where person = any($1::uuid[]) and data ?| array['reason', 'evidence']`,
  'delete from calendar_feed where person = any($1::uuid[])',
  `update job_failure set name = null where object = any($1::uuid[])`,
  `update link_case set username = null, email = null, given_name = null, family_name = null
    where subject in (select subject from person where uuid = any($1::uuid[]))`,
  `update link_case set username = null, email = null, given_name = null, family_name = null, displayed_id = null, external_id = null,
    state = case when state = 'OPEN' then 'REFUSED' else state end, decided_at = coalesce(decided_at, now())
    where subject is null and (concerned = any($1::uuid[]) or candidates && $1::uuid[])`,
  // What was proven stays and can be checked by its code; whose it was is gone.
  `update issued_certificate set holder_name = '', given_name = null, family_name = null, revision = revision + 1
    where person = any($1::uuid[])`,
  `update upload set taken_at = null, released_at = now() - interval '1 day'
    where taken_at is not null and file in (select file from external_certificate where person = any($1::uuid[]))`,
  'delete from external_certificate where person = any($1::uuid[])',
  `update privacy_case set reason = null, closed_at = coalesce(closed_at, now()) where person = any($1::uuid[])`,
  `update consent set pseudonym = ${pseudonym('person')} where person = any($1::uuid[]) and pseudonym is null`,
]

// The database deletes everything that references the account.
const dropAccounts = `delete from account where uuid::text = any($1::text[])`
const dropSessions = `delete from counted_session where subject = any($1::text[])`

// Nothing references the picture any more, so the next clean-up deletes the file.
const dropPictures = `update upload set taken_at = null, released_at = now() - interval '1 day'
  where owner = any($1::text[]) and kind = 'AVATAR' and taken_at is not null`

const empty = `update person set subject = null, username = null, email = null, given_name = null, family_name = null,
    displayed_id = null, external_id = null, locale = null, time_zone = null, roles = '{}', birth_year = null, starts_on = null,
    deactivate_on = null, phone = null, pronouns = null, avatar_url = null, custom = '{}', invited_at = null, status = 'ANONYMISED',
    anonymised_at = now(), revision = revision + 1, updated_at = now()
  where uuid = any($1::uuid[]) and status <> 'ANONYMISED'`

/**
 * Deletes for good everything that identifies these people: names, addresses, numbers, account, units, pictures, mails,
 * views, rows of imported files, and exported lists of people. Proofs, such as consents, stay under a pseudonym.
 */
export async function anonymisePeople(
  { gateway }: Pick<PeopleDeps, 'gateway'>,
  client: PoolClient,
  people: readonly string[],
): Promise<void> {
  await beginForgetting(client)
  const { rows } = await client.query<{ subject: string }>(readSubjects, [people])
  const subjects = rows.map(({ subject }) => subject)
  await gateway.endSessionsOf(subjects, client)
  await forgetPeople(client, people)
  for (const step of steps) await client.query(step, [people])
  await client.query(dropSessions, [subjects])
  await client.query(dropPictures, [subjects])
  if (gateway.source === 'EMBEDDED') await client.query(dropAccounts, [subjects])
  await client.query(empty, [people])
  await withdrawFiles(client)
}
