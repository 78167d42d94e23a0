import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { readAddress, templateHref, type CertificatesTab } from './certificateLists.ts'
import { CertificatesView } from './CertificatesView.tsx'
import { TemplateView } from './templates/TemplateView.tsx'
import { useCertificates } from './useCertificates.ts'
import { useTemplate } from './templates/useTemplate.ts'

/** /certificates: templates, issued certificates and those to confirm, or the template in the address. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { search } = useLocation()
  const { tab, template } = readAddress(search)
  if (title === undefined) return null
  return template === null ? <Lists title={title} tab={tab} /> : <Editor key={template} title={title} uuid={template} />
}

function Lists({ title, tab }: { readonly title: Message; readonly tab: CertificatesTab }) {
  const navigate = useNavigate()
  const data = useCertificates(tab)
  const dates = useDates()
  return (
    <CertificatesView
      {...data}
      title={title}
      tab={tab}
      dates={dates}
      onOpen={(uuid) => void navigate(templateHref(uuid))}
    />
  )
}

function Editor({ title, uuid }: { readonly title: Message; readonly uuid: string }) {
  const data = useTemplate(uuid)
  return <TemplateView {...data} title={title} />
}
