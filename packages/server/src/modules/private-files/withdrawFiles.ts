import type { PoolClient } from 'pg'

/** For so many days, as long as jobs are kept, a job can tell that its file was withdrawn. */
export const noticeDays = 90

/** A setting of one transaction: how often people had been forgotten when it began. */
export const forgottenSetting = 'somo.forgotten'

/** What a transaction that writes a file of people selects before it reads any. */
export const noteForgotten = `set_config('${forgottenSetting}', (select times::text from people_forgotten), true)`

/**
 * Says, in the transaction that does it and before anything else of it, that people are about to be anonymised: others who do the
 * same, and whoever has written a file about people and is about to keep it, wait for its end.
 */
export async function beginForgetting(client: PoolClient): Promise<void> {
  await client.query('update people_forgotten set times = times + 1')
}

/**
 * Withdraws every kept file that may name people: which of them name those who have just been anonymised nobody can tell any more.
 * Nobody fetches them from the end of the transaction on; their jobs tell why.
 */
export async function withdrawFiles(client: PoolClient): Promise<void> {
  await client.query(`update private_file set withdrawn_at = now(), expires_at = now() + interval '${noticeDays} days'
    where has_people and withdrawn_at is null and expires_at > now()`)
}
