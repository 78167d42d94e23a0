// What the frame draws only when something happens: one chunk, fetched on the first intent or once the page rests.
export { EndedUnderWork } from './EndedUnderWork.tsx'
export { OfflineNotice } from './OfflineNotice.tsx'
export { Palette } from './Palette.tsx'
export { SessionNotice } from '../SessionNotice.tsx'
export { SignOutQuestion } from '../SignOutQuestion.tsx'
