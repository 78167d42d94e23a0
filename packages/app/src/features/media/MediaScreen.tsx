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
import { OwnTasksView, useOwnTasks } from './tasks/OwnTasks.tsx'
import { useMyMedia, useTabCounts } from './useMyMedia.ts'

const taskChunk = lazy(() => import('./tasks/OwnTaskPage.tsx'))
const playerChunk = lazy(() => import('../../domain/player/PlayerScreen.tsx'))

/** /media: the person's own learning and tasks, the page about one of them, or the player of a medium. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { medium, isPlaying, item, task, tasks, version } = readMediaPlace(useLocation().search)
  if (title === undefined) return null
  if (task !== null)
    return (
      <LazyPart chunk={taskChunk} {...codeAlone}>
        {({ OwnTaskPage }) => <OwnTaskPage key={task} task={task} receipt={version} />}
      </LazyPart>
    )
  if (tasks !== null) return <OwnTasksPage title={title} isDone={tasks === 'done'} />
  if (medium === null) return <OwnList title={title} />
  return isPlaying ? <Player medium={medium} item={item} /> : <MediumPage medium={medium} />
}

function OwnTasksPage({ title, isDone }: Pick<MediaViewProps, 'title'> & { readonly isDone: boolean }) {
  const [now] = useState(() => new Date())
  const counts = useTabCounts()
  return <OwnTasksView title={title} isDone={isDone} now={now} counts={counts.data} tasks={useOwnTasks(isDone)} />
}

function OwnList({ title }: Pick<MediaViewProps, 'title'>) {
  const [now] = useState(() => new Date())
  const dates = useDates()
  return <MediaView {...useMyMedia()} title={title} now={now} dates={dates} />
}

function Player({ medium, item }: { readonly medium: string; readonly item: string | null }) {
  const navigate = useNavigate()
  return (
    <LazyPart chunk={playerChunk} {...codeAlone}>
      {({ PlayerScreen }) => (
        <PlayerScreen
          medium={medium}
          item={item}
          onItem={(next) => void navigate(playerHref(medium, next))}
          onLeave={() => void navigate('/media')}
        />
      )}
    </LazyPart>
  )
}
