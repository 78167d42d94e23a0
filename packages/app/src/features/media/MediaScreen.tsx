import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { MediaView, type MediaViewProps } from './MediaView.tsx'
import { playerHref } from '../../domain/medium/playerHref.ts'
import { readMediaPlace } from './mediaAddress.ts'
import { MediumPage } from './medium/MediumPage.tsx'
import { useMyMedia } from './useMyMedia.ts'

const playerChunk = lazy(() => import('../../domain/player/PlayerScreen.tsx'))

/** /media: the list of the person's own learning, the page about one medium of it, or its player. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { medium, isPlaying, item } = readMediaPlace(useLocation().search)
  if (title === undefined) return null
  if (medium === null) return <OwnList title={title} />
  return isPlaying ? <Player medium={medium} item={item} /> : <MediumPage medium={medium} />
}

function OwnList({ title }: Pick<MediaViewProps, 'title'>) {
  const [now] = useState(() => new Date())
  const dates = useDates()
  return <MediaView {...useMyMedia()} {...{ title, now, dates }} />
}

function Player({ medium, item }: { readonly medium: string; readonly item: string | null }) {
  const navigate = useNavigate()
  return (
    <LazyPart chunk={playerChunk} {...codeAlone}>
      {({ PlayerScreen }) => (
        <PlayerScreen
          {...{ medium, item }}
          onItem={(next) => void navigate(playerHref(medium, next))}
          onLeave={() => void navigate('/media')}
        />
      )}
    </LazyPart>
  )
}
