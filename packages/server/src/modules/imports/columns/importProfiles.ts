import type { ImportKind, ImportProfile, ImportProfilePayload } from '@somo/graphql/schema'
import { addOwner } from '../files/importFiles.ts'
import { findVisible } from '../importReaders.ts'
import { type StepResult, withStep } from '../wizard/importStep.ts'
import type { ImportDeps } from '../importDeps.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { viewerOf } from '../../custom-fields/definitions.ts'
import { readOffered } from './customFields.ts'
import { changeImport } from '../importStore.ts'
import { type Caller } from '../../../access/caller.ts'
import {
  applyColumns,
  applyFixed,
  deleteProfile,
  findProfile,
  keepOffered,
  listProfiles,
  saveProfile,
} from './profiles.ts'

const unknownProfile: ImportProfilePayload = { profile: null, userErrors: [{ code: 'UNKNOWN', path: ['profile'] }] }

/** Profiles of a person: what columns mean, kept under a name. */
export function createImportProfiles(deps: ImportDeps) {
  return {
    profiles: (caller: Caller, kind: ImportKind): Promise<ImportProfile[]> =>
      listProfiles(deps.pool, caller.subject, kind),
    async saveProfile(caller: Caller, uuid: string, name: string): Promise<ImportProfilePayload> {
      const record = await findVisible(deps, uuid, caller)
      if (record === null) return { profile: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] }
      await addOwner(deps, caller)
      return saveProfile(deps.pool, caller.subject, record, name)
    },
    async deleteProfile(caller: Caller, uuid: string): Promise<ImportProfilePayload> {
      const profile = await deleteProfile(deps.pool, caller.subject, uuid)
      return profile === null ? unknownProfile : { profile, userErrors: [] }
    },
  }
}

/** Lets columns mean what a profile says and takes over its rules; the dry run is asked for after that. */
export function applyProfile(deps: ImportDeps, call: RequestCall, uuid: string, profile: string): Promise<StepResult> {
  return withStep(
    deps,
    { uuid, revision: null, states: ['PARSED', 'MAPPED', 'CHECKED'] },
    call,
    async (client, record) => {
      const found = await findProfile(client, call.subject, profile)
      if (found === null || found.kind !== record.kind)
        return { uuid, errors: [{ code: 'UNKNOWN', path: ['profile'] }] }
      const offered = await readOffered(client, record.kind, viewerOf(call))
      const mapping = applyColumns(record.mapping ?? {}, found, offered)
      await changeImport(client, uuid, {
        state: 'PARSED',
        mapping,
        fixed: applyFixed(found, mapping, offered),
        ...(found.options === null ? {} : { options: keepOffered(found.options, offered) }),
      })
      return { uuid, errors: [] }
    },
  )
}
