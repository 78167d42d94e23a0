import type { PersonFields } from '../person/peopleWriter.ts'
import type { BulkRun } from './bulkAction.ts'
import type { BulkTarget } from './bulkTarget.ts'

/** Writes fields of people, as `changeOf` says of each. */
export async function updateTargets(
  { deps, client }: Pick<BulkRun, 'deps' | 'client'>,
  targets: readonly BulkTarget[],
  changeOf: (target: BulkTarget) => Partial<PersonFields>,
): Promise<void> {
  await deps.writer.update(
    client,
    targets.map((target) => ({ uuid: target.uuid, change: changeOf(target) })),
  )
}
