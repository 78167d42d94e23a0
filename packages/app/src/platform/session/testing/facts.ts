import type { Facts } from '../machine/machineTypes.ts'

/** What holds on a usual page of a person who is signed in, with the provider's session watched; tests change what they are about. */
export const usualFacts: Facts = {
  signInMode: 'auto',
  isFramed: false,
  cameBack: false,
  hasLoginBudget: true,
  isCircling: false,
  hasConfig: true,
  hasMonitorBudget: true,
  isTokenExpired: false,
  isRetryDue: true,
  sessionState: 'state',
  hasUnsavedWork: false,
  storedToken: 'own',
  sessionChecks: true,
}
