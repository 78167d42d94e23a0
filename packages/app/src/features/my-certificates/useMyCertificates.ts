import {
  AddExternalCertificateDocument,
  OwnCertificatesDocument,
  RemoveExternalCertificateDocument,
} from '@somo/graphql/my-certificates'
import { useCertificateFile } from '../../domain/certificate/useCertificateFile.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { useUpload } from '../../platform/api/uploads/useUpload.ts'
import type { MyCertificatesData } from './certificateTypes.ts'

/** The person's certificates. */
export function useMyCertificates(): MyCertificatesData {
  const certificates = useQueryState(OwnCertificatesDocument, {
    pick: (data) => data.certificates.mine,
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
  })
  const add = useAction(AddExternalCertificateDocument, (data) => data.certificate.addExternal)
  const remove = useAction(RemoveExternalCertificateDocument, (data) => data.certificate.removeExternal)
  return {
    certificates,
    files: useCertificateFile(),
    upload: useUpload('CERTIFICATE'),
    async add(input) {
      const { userErrors, problem } = await add.run({ input })
      if (problem === null && userErrors.length === 0) await certificates.refetch()
      return { userErrors, problem }
    },
    async remove({ uuid, revision }) {
      const { userErrors, problem } = await remove.run({ uuid, revision })
      // Also after an error: it was decided meanwhile, say.
      if (problem === null) await certificates.refetch()
      return { userErrors, problem }
    },
  }
}
