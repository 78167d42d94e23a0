import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { MediaView } from './MediaView.tsx'
import { readMediaPlace } from './mediaAddress.ts'
import { MediumPage } from './medium/MediumPage.tsx'
import { useMyMedia } from './useMyMedia.ts'

/** /media: the list of the person's own learning, or one medium of it. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { medium } = readMediaPlace(useLocation().search)
  if (title === undefined) return null
  return medium === null ? <OwnList title={title} /> : <MediumPage medium={medium} />
}

function OwnList({ title }: Pick<Parameters<typeof MediaView>[0], 'title'>) {
  const [now] = useState(() => new Date())
  const dates = useDates()
  return <MediaView {...useMyMedia()} {...{ title, now, dates }} />
}
