import { CreateImportDocument } from '@somo/graphql/import-management'
import { useRef } from 'react'
import { useUpload } from '../../../platform/api/uploads/useUpload.ts'
import { internalProblem } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import type { ImportBeginning } from '../importTypes.ts'

/** Begins imports: the same file of the same kind, tried again, is one import. */
export function useImportBeginning(): ImportBeginning {
  const upload = useUpload('IMPORT')
  const create = useAction(CreateImportDocument, (data) => data.import.createImport)
  const sent = useRef<{ readonly file: File; readonly uuid: string; readonly key: string } | null>(null)
  return {
    begin: async (file, kind, watch) => {
      if (sent.current?.file !== file) {
        const answer = await upload(file, watch)
        if (answer.kind !== 'sent') return answer
        sent.current = { file, uuid: answer.file.uuid, key: crypto.randomUUID() }
      }
      const { uuid, key } = sent.current
      const { payload, problem } = await create.run({ upload: uuid, kind, idempotenceKey: `${key}-${kind}` })
      if (payload === null) return { kind: 'failed', problem: problem ?? internalProblem }
      if (payload.import !== null) return { kind: 'begun', uuid: payload.import.uuid }
      // A file that has been used up or put away has to travel again.
      sent.current = null
      return { kind: 'refused', code: payload.userErrors[0]?.code ?? 'UNKNOWN' }
    },
  }
}
