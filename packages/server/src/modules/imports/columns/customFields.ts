import type { ImportKind } from '@somo/graphql/schema'
import { readSeen, type FieldRow, type Runner, type Viewer } from '../../custom-fields/definitions.ts'
import { customName, type CustomName } from './fieldNames.ts'

/** From whose side an import looks at people, by the subject whose units bound it; null: nothing does. */
export const viewerOfImport = (manager: string | null): Viewer => (manager === null ? 'ADMINISTRATOR' : 'MANAGER')

/**
 * The custom fields that columns of a kind can mean: of people those that somebody with this view of them sees, and so
 * may write; of others there are none.
 */
export const readOffered = (runner: Runner, kind: ImportKind, viewer: Viewer): Promise<readonly FieldRow[]> =>
  kind === 'USERS' ? readSeen(runner, viewer) : Promise.resolve([])

/** Such fields by the names they have in an import. */
export const customByName = (fields: readonly FieldRow[]): ReadonlyMap<CustomName, FieldRow> =>
  new Map(fields.map((field) => [customName(field.key), field]))
