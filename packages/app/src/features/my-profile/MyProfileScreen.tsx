export { Screen } from '../../domain/not-yet/NotYetScreen.tsx'
