import type { JobRun, JobWorker } from '../jobs/jobs.ts'
import type { NotificationMail } from '../mail/outbox.ts'
import { readProductName } from '../users/sign-in/signInLinks.ts'
import { footOf, type EmailDeps } from './emailNotifications.ts'
import { readDigestPeople, setEmailState, takeDigest, type DueNotification } from './emailStore.ts'

export const digestKind = 'notifications.digest'

const peopleAStep = 100
/** Named in one digest; the others are counted. */
const mostLines = 20
const monday = 1

export interface DigestDeps extends EmailDeps {
  readonly now: () => Date
}

/**
 * Sends the summaries: every day what people want daily, and what was over the limit of a day; on Mondays also what they want
 * weekly.
 */
export const createDigestWorker = (
  deps: DigestDeps,
): JobWorker<object, { readonly after: string; readonly done: number }> => ({
  kind: digestKind,
  cron: '0 5 * * *',
  async isNeeded(client) {
    const { rows } = await client.query(`select from notification where email = 'DIGEST' limit 1`)
    return rows.length > 0
  },
  async step(_, position, run) {
    const people = await readDigestPeople(run.client, position?.after ?? null, peopleAStep)
    await sendDigests(deps, run, people)
    const done = (position?.done ?? 0) + people.length
    const after = people.at(-1)
    return { position: after === undefined || people.length < peopleAStep ? null : { after, done }, done, total: null }
  },
})

async function sendDigests(deps: DigestDeps, { client, uuid: job }: JobRun, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const isMonday = deps.now().getUTCDay() === monday
  const inactive = await deps.outbox.readInactive(client)
  const waiting = await takeDigest(client, people)
  const dropped = waiting.filter(
    ({ cadence, mail, event }) => cadence === 'OFF' || mail === null || inactive.has(event),
  )
  const due = waiting.filter((one) => !dropped.includes(one) && (one.cadence !== 'WEEKLY' || isMonday))
  const product = await readProductName(client)
  const mails = people.flatMap((person) => {
    const [first, ...others] = due.filter((one) => one.person === person)
    return first === undefined ? [] : digestOf(deps, [first, ...others], { product, job })
  })
  await deps.outbox.enqueueNotifications(client, mails)
  await setEmailState(
    client,
    dropped.map(({ uuid }) => uuid),
    'NONE',
  )
  await setEmailState(
    client,
    due.map(({ uuid }) => uuid),
    'DIGESTED',
  )
}

function digestOf(
  deps: DigestDeps,
  due: readonly [DueNotification, ...DueNotification[]],
  { product, job }: { readonly product: string; readonly job: string },
): NotificationMail[] {
  const [{ person, mail, locale, name }] = due
  if (mail === null) return []
  const told = due.slice(0, mostLines)
  return [
    {
      event: 'DIGEST',
      person,
      address: mail,
      locale,
      name,
      product,
      url: `${deps.origin}/`,
      notifications: told.map(({ event, values, address }) => ({ event, values, url: `${deps.origin}${address}` })),
      more: due.length - told.length,
      ...footOf(deps, due[0]),
      dedupeKey: `digest:${person}:${job}`,
    },
  ]
}
