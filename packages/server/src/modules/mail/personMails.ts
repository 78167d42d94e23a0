import type { PersonMail, PersonMailPage } from '@somo/graphql/schema'
import type { PagePlan } from '../paging.ts'
import { listMailsTo, type MailRow, type Sql } from './store.ts'

const showMail = (mail: MailRow, isWhole: boolean): PersonMail => {
  const { uuid, event, state, createdAt, sentAt } = mail
  return { uuid, event, state, createdAt, sentAt, mail: isWhole ? mail : null }
}

/**
 * A page of the mails to a person, the latest first. Whoever is not shown them whole learns what each was about, when it was
 * written and how it stands: neither subject nor address, for both name people and units that may not be theirs.
 */
export async function readPersonMails(
  sql: Sql,
  person: string,
  plan: PagePlan<'CREATED'>,
  isWhole: boolean,
): Promise<PersonMailPage> {
  const { items, pageInfo } = await listMailsTo(sql, plan, person)
  return { items: items.map((mail) => showMail(mail, isWhole)), pageInfo }
}
