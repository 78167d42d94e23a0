// The lazily loaded parts of the frame: one chunk, fetched on the first intent or when the page is idle.
import { showKeyFocus } from '@somo/ui/theme/keyFocus'

export { NotificationPanel } from '../../domain/notification/NotificationPanel.tsx'
export { ConsentPage } from '../../domain/consent/ConsentPage.tsx'
export { EndedUnderWork } from '../session/EndedUnderWork.tsx'
export { OfflineNotice } from '../session/OfflineNotice.tsx'
export { Palette } from '../palette/Palette.tsx'
export { SessionNotice } from '../session/SessionNotice.tsx'
export { ViewAsNotice } from '../session/ViewAsNotice.tsx'
export { SignOutQuestion } from '../account/SignOutQuestion.tsx'

// Once for the page: the module runs once, and before the page rests there is little that arrow keys lead through.
showKeyFocus(window)
