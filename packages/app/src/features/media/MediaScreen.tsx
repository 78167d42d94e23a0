import { useLocation, useNavigate } from 'react-router-dom'
import { Screen as NotYetScreen } from '../../domain/not-yet/NotYetScreen.tsx'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'

const playerChunk = lazy(() => import('./player/PlayerScreen.tsx'))

/** /media: the player of one medium. */
export function Screen() {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const medium = query.get('medium')
  if (medium === null || query.get('view') !== 'play') return <NotYetScreen />
  return (
    <LazyPart chunk={playerChunk} {...codeAlone}>
      {({ PlayerScreen }) => (
        <PlayerScreen
          medium={medium}
          item={query.get('item')}
          onItem={(item) => void navigate(`/media?medium=${medium}&view=play&item=${item}`)}
          onLeave={() => void navigate('/media')}
        />
      )}
    </LazyPart>
  )
}
