import {
  ArchiveCertificateTemplateDocument,
  CertificatePreviewDocument,
  CertificateTemplateDocument,
  PublishCertificateTemplateDocument,
  SaveCertificateTemplateDocument,
  SetCertificateImageDocument,
  SetCertificateMediaDocument,
} from '@somo/graphql/certificates'
import type { CertificateDesignInput } from '@somo/graphql/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useUpload } from '../../../platform/api/uploads/useUpload.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { useMediaFinder } from './useMediaFinder.ts'
import type { PreviewUse, Template, TemplateAnswer, TemplateData } from '../certificateTypes.ts'

/** One template, its preview and its media. */
export function useTemplate(uuid: string): TemplateData {
  const template = useQueryState(CertificateTemplateDocument, {
    variables: { uuid },
    keeps: 'always',
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: (data) => data.certificates.template,
  })
  const save = useAction(SaveCertificateTemplateDocument, (data) => data.certificate.saveTemplate)
  const publish = useAction(PublishCertificateTemplateDocument, (data) => data.certificate.publishTemplate)
  const archive = useAction(ArchiveCertificateTemplateDocument, (data) => data.certificate.setTemplateArchived)
  const media = useAction(SetCertificateMediaDocument, (data) => data.certificate.setMedia)
  const preview = usePreview(uuid)
  const image = useAction(SetCertificateImageDocument, (data) => data.certificate.setTemplateImage)
  const shown = async (
    step: Promise<ActionResult<{ readonly template?: Template | null }>>,
  ): Promise<TemplateAnswer> => {
    const { payload, userErrors, problem } = await step
    if (payload !== null) await template.refetch()
    return { template: payload?.template ?? null, userErrors, problem }
  }
  return {
    template,
    preview,
    findMedia: useMediaFinder(),
    upload: useUpload('PAGE_IMAGE'),
    async setImage({ revision }, kind, upload) {
      const answer = await shown(image.run({ uuid, revision, kind, upload }))
      preview.state.retry()
      return answer
    },
    save: ({ revision }, name, design) => shown(save.run({ uuid, revision, name, design })),
    publish: ({ revision }) => shown(publish.run({ uuid, revision })),
    setArchived: ({ revision }, isArchived) => shown(archive.run({ uuid, revision, isArchived })),
    setMedia: ({ revision }, uuids) => shown(media.run({ uuid, revision, media: [...uuids] })),
  }
}

/** Milliseconds after the last key. */
const pause = 300

interface PreviewRequest {
  readonly design: CertificateDesignInput
  readonly locale: string
}

const nothing: CertificateDesignInput = {
  layout: 'CLASSIC',
  mainLocale: 'en',
  texts: [],
  showsGoals: false,
  showsScore: false,
  validity: 'NONE',
  renewalDays: 0,
  numberPattern: '',
}

function usePreview(template: string): PreviewUse {
  const [requested, setRequested] = useState<PreviewRequest | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)
  const show = useCallback((design: CertificateDesignInput, locale: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setRequested({ design, locale }), isFirst.current ? 0 : pause)
    isFirst.current = false
  }, [])
  useEffect(function stopWithThePage() {
    return () => clearTimeout(timer.current)
  }, [])
  const state = useQueryState(CertificatePreviewDocument, {
    variables: { ...(requested ?? { design: nothing, locale: 'en' }), template },
    pick: (data) => data.certificates.preview,
    isWanted: requested !== null,
    keeps: 'always',
    fetchPolicy: 'network-only',
  })
  return { state, show }
}
