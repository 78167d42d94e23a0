// What the frame draws only when something happens: one chunk, fetched on the first intent or once the page rests.
export { ConsentPage } from '../../domain/consent/ConsentPage.tsx'
export { EndedUnderWork } from './EndedUnderWork.tsx'
export { OfflineNotice } from './OfflineNotice.tsx'
export { Palette } from './Palette.tsx'
export { SessionNotice } from '../SessionNotice.tsx'
export { ViewAsNotice } from './ViewAsNotice.tsx'
export { SignOutQuestion } from '../SignOutQuestion.tsx'
