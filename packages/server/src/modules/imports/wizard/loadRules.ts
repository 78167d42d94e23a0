import type { PoolClient } from 'pg'
import type { PeopleWriter } from '../../users/person/peopleWriter.ts'
import { customByName, readOffered, viewerOfImport } from '../columns/customFields.ts'
import type { FieldName } from '../columns/fieldNames.ts'
import { namesOf } from './fixedValues.ts'
import type { CheckRules } from '../importTypes.ts'
import { numberFormsOf } from './numberForms.ts'
import { dateFormatOf } from '../reading/storedReading.ts'
import { headersByField, type ImportRecord } from '../importStore.ts'

/** Columns as they stand in the file: what is kept as jsonb comes back in another order, and errors are told in this one. */
const inOrder = (
  headers: readonly string[],
  headerOf: ReadonlyMap<FieldName, string>,
): ReadonlyMap<FieldName, string> =>
  new Map([...headerOf].toSorted(([, one], [, other]) => headers.indexOf(one) - headers.indexOf(other)))

/** What a dry run of an import goes by; null where it has not got so far. */
export async function loadRules(
  client: PoolClient,
  record: ImportRecord,
  people: Pick<PeopleWriter, 'lockedFields'>,
): Promise<CheckRules | null> {
  const { uuid, kind, options, headers, mapping, fixed, reading, isEverywhere, ownerSubject } = record
  if (options === null || headers === null) return null
  const { rows } = await client.query<{ owner: string }>('select owner from import_job where uuid = $1', [uuid])
  const manager = isEverywhere ? null : (ownerSubject ?? '')
  const offered = await readOffered(client, kind, viewerOfImport(manager))
  const headerOf = inOrder(headers, headersByField(mapping))
  return {
    import: uuid,
    kind,
    options,
    headers,
    headerOf,
    fields: [...headerOf.keys(), ...namesOf(fixed.constants)],
    fixed,
    isMacRoman: reading?.encoding === 'MAC_ROMAN',
    dateFormat: dateFormatOf(reading),
    numberForms: numberFormsOf(reading, mapping),
    custom: customByName(offered),
    manager,
    owner: rows[0]?.owner ?? '',
    lockedFields: new Set(people.lockedFields),
  }
}
