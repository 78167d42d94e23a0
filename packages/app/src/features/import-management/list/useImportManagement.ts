import { useMutation } from '@apollo/client/react'
import {
  CountImportsDocument,
  ExportImportsDocument,
  ImportsDocument,
  ImportTemplateDocument,
  type ImportTemplateMutationVariables,
} from '@somo/graphql/import-management'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useAction, type Action } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { importList } from './importList.ts'
import type { ImportHead } from '../importTypes.ts'

/** What the list asks of the API. */
export interface ImportManagementData extends ListExport {
  readonly list: ScreenList<ImportHead>
  /** A file to fill in; its payload has the address. */
  readonly template: Action<ImportTemplateMutationVariables, { readonly url: string | null }>['run']
}

/** The imports of the address and their number. */
export function useImportManagement(): ImportManagementData {
  const address = useListAddress(importList)
  const { state, kept } = address
  const [filter, sort] = [importList.filterOf(state), importList.sortOf(state)]
  const page = useQueryState(ImportsDocument, {
    variables: { page: pageOf(state), sort, filter },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.imports.imports,
  })
  const count = useListCount(CountImportsDocument, {
    variables: { filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.imports.count,
  })
  const [start] = useMutation(ExportImportsDocument)
  const columns = importList.exportColumns(state.layout)
  return {
    list: useScreenList(importList, address, page, count),
    ...useListExport(async (format) =>
      startedBy(await start({ variables: { filter, sort, columns, format } }), (data) => data.import.exportImports.job),
    ),
    template: useAction(ImportTemplateDocument, (data) => data.import.template).run,
  }
}
