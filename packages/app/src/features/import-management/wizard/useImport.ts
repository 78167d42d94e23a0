import {
  ImportFieldsDocument,
  ImportProfilesDocument,
  ImportRowsDocument,
  OneImportDocument,
  type ImportRowsQuery,
} from '@somo/graphql/import-management'
import { useEffect, useEffectEvent, useState } from 'react'
import { isActive, useJob } from '../../../domain/job/useJob.ts'
import { useJobFile } from '../../../domain/job/useJobFile.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { actionsOfTab, pageOfPlace, type ImportAddress } from '../importAddress.ts'
import type { ImportData, ImportWhole, StepAnswer } from '../importTypes.ts'
import { useImportActions } from './useImportActions.ts'

/** An import that is open: what is known of it, its rows, and what can be done. Work on it is followed until it ends. */
export function useImport(address: ImportAddress, uuid: string): ImportData {
  const query = useQueryState(OneImportDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.imports,
  })
  // The last state a step was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<ImportWhole | null>(null)
  const shown = query.data === null ? null : younger(answered, query.data.import)
  const rows = useRows(address, uuid, shown)
  const job = shown?.job ?? null
  const refresh = (): void => {
    setAnswered(null)
    query.retry()
    rows.retry()
  }
  const followed = useJob(job !== null && isActive(job) ? job.uuid : null, refresh)
  useEndSeenLate(followed.job.data !== null && !isActive(followed.job.data), refresh)
  const kind = shown?.kind ?? 'USERS'
  const isKnown = shown !== null
  const fields = useQueryState(ImportFieldsDocument, {
    variables: { kind },
    isWanted: isKnown,
    pick: (data) => data.imports.fields,
  })
  const profiles = useQueryState(ImportProfilesDocument, {
    variables: { kind },
    isWanted: isKnown,
    pick: (data) => data.imports.profiles,
  })
  // Work that has just ended is shown as it was until its import is read anew.
  const progress = followed.job.data !== null && isActive(followed.job.data) ? followed.job.data : null
  const live = shown === null || progress === null ? shown : { ...shown, job: progress }
  const actions = useImportActions(uuid, shown, (next) => {
    setAnswered(next)
    rows.retry()
  })
  const withProfiles = (step: Promise<StepAnswer>): Promise<StepAnswer> => step.finally(profiles.retry)
  return {
    state: { ...query, data: query.data === null ? null : { import: live } },
    rows: rows.rows,
    errors: rows.errors,
    fields,
    profiles,
    retry: refresh,
    file: useJobFile(),
    actions: {
      ...actions,
      saveProfile: (name) => withProfiles(actions.saveProfile(name)),
      deleteProfile: (profile) => withProfiles(actions.deleteProfile(profile)),
    },
  }
}

/** Work may be over before it was followed for the first time: its import, read before that, still says that it goes on. */
function useEndSeenLate(isOver: boolean, onEnded: () => void): void {
  const tellEnd = useEffectEvent(onEnded)
  useEffect(
    function readAnew() {
      if (isOver) tellEnd()
    },
    [isOver],
  )
}

/** Revisions count up; of two states of one import the higher one stands. */
const younger = (one: ImportWhole | null, other: ImportWhole | null): ImportWhole | null =>
  one !== null && one.uuid === other?.uuid && one.revision >= other.revision ? one : other

/** The two lists of a dry run: what would change, and what cannot be taken. */
function useRows(address: ImportAddress, uuid: string, shown: ImportWhole | null) {
  const isWanted = shown !== null && shown.checkedAt !== null
  const actions = actionsOfTab[address.tab]
  const search = address.search === '' ? {} : { search: address.search }
  const filter = { ...search, ...(actions === null ? { hasWarnings: true } : { action: [...actions] }) }
  const options = {
    ...({ isWanted, keeps: 'always', fetchPolicy: 'cache-and-network' } as const),
    pick: (data: ImportRowsQuery) => data.imports.rows,
  }
  const rows = useQueryState(ImportRowsDocument, {
    ...options,
    variables: { import: uuid, page: pageOfPlace(address.rows), filter },
  })
  const errors = useQueryState(ImportRowsDocument, {
    ...options,
    variables: { import: uuid, page: pageOfPlace(address.errors), filter: { action: ['ERROR'] } },
  })
  return {
    rows,
    errors,
    retry: (): void => {
      if (!isWanted) return
      rows.retry()
      errors.retry()
    },
  }
}
