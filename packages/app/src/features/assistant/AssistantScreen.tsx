import { useOpenScreens } from '../../domain/navigation/OpenScreens.tsx'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { AssistantView } from './AssistantView.tsx'
import { useAssistant } from './useAssistant.ts'

/** /assistant for everybody with a role. */
export function Screen() {
  const title = useRouteHandle()?.title
  const data = useAssistant()
  const [screens, dates] = [useOpenScreens(), useDates()]
  return title === undefined ? null : <AssistantView title={title} screens={screens} dates={dates} {...data} />
}
