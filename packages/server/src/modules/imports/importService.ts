import type { ImportPayload } from '@somo/graphql/schema'
import { createImportProfiles, applyProfile } from './columns/importProfiles.ts'
import { createImportFiles } from './files/importFiles.ts'
import { createImportReaders, showOne } from './importReaders.ts'
import { releaseBrake, run, cancel, previewUndoOf, undo, discard } from './wizard/runImport.ts'
import { readAgain, check, correctRows } from './wizard/checkImport.ts'
import type { StepResult } from './wizard/importStep.ts'
import type { ImportDeps } from './importDeps.ts'
import type { RequestCall } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { findImport } from './importStore.ts'
import { createImport } from './wizard/createImport.ts'

/** Imports as people see and ask for them: what they may not know of is null or UNKNOWN. */
export function createImportService(deps: ImportDeps) {
  const { pool } = deps
  const answer = async (call: RequestCall, step: Promise<StepResult>): Promise<ImportPayload> => {
    const { uuid, errors } = await step
    const record = uuid === null ? null : await findImport(pool, uuid)
    return { import: record === null ? null : await showOne(deps, record, call), userErrors: [...errors] }
  }
  /** A step of the wizard as the API answers it. */
  const answered =
    <Rest extends unknown[]>(step: (deps: ImportDeps, call: RequestCall, ...rest: Rest) => Promise<StepResult>) =>
    (call: RequestCall, ...rest: Rest): Promise<ImportPayload> =>
      answer(call, step(deps, call, ...rest))
  return {
    ...createImportReaders(deps),
    ...createImportFiles(deps),
    ...createImportProfiles(deps),
    create: answered(createImport),
    readAgain: answered(readAgain),
    check: answered(check),
    correctRows: answered(correctRows),
    releaseBrake: answered(releaseBrake),
    run: answered(run),
    cancel: answered(cancel),
    undoPreview: (call: RequestCall, uuid: string) =>
      isUuid(uuid) ? previewUndoOf(deps, call, uuid) : Promise.resolve(null),
    undo: answered(undo),
    discard: answered(discard),
    applyProfile: answered(applyProfile),
  }
}

/** Imports as people see and ask for them. */
export type ImportService = ReturnType<typeof createImportService>
