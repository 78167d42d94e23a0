// Which activity of a SCORM 2004 package comes next: the sequencing engine of scorm-again, with its state as text. It runs in
// the run-time page beside scormRuntime.js (docs/scorm.md).
'use strict'
;(() => {
  /**
   * @param {object} options
   * @param {Function} options.Api the class of the run-time API
   * @param {object} options.settings of the API
   * @param {object} options.tree the activities with their rules, as the manifest has them
   * @param {string} options.state of an earlier session, or empty
   */
  window.createScormSequencing = ({ Api, settings, tree, state }) => {
    /** The activity to launch, with whether its attempt is a new one; null where there is none. */
    let delivery = null
    let isOver = false
    let api = null

    /** An engine whose session was ended takes no requests any more. */
    function renew(before) {
      api = new Api({
        ...settings,
        sequencing: {
          activityTree: tree,
          // A copy: tracking data of the activity, which goes on changing, is not part of it.
          eventListeners: {
            onActivityDelivery: ({ id, deliveryWasResumed }) => {
              delivery = { id, isNew: !deliveryWasResumed }
            },
            onSequencingSessionEnd: () => {
              isOver = true
            },
          },
        },
      })
      // The data of the activity has been taken over, and the next one is not yet chosen. The engine reads what activities
      // share too late for rules on completion.
      api.on('BeforeTerminate', () => process().synchronizeGlobalObjectives())
      if (before !== '') api.deserializeSequencingState(before)
      isOver = false
    }
    renew(state)

    const listLimits = ({ id, maxTimeAllowed, children }) => [[id, maxTimeAllowed], ...children.flatMap(listLimits)]
    const limits = new Map(listLimits(tree))

    const listLeaves = ({ id, children }) => (children.length === 0 ? [id] : children.flatMap(listLeaves))
    const leaves = new Set(listLeaves(tree))

    const currentActivity = () => api.getSequencingState().currentActivity
    const process = () => api.getSequencingService().getOverallSequencingProcess()

    function take() {
      const taken = delivery
      delivery = null
      return taken
    }

    /** What the person may do now. */
    function navigation() {
      const current = currentActivity()
      const hidden = current === null ? [] : current.hideLmsUi
      const engine = process()
      const may = (request, predict) => !isOver && !hidden.includes(request) && engine[predict]()
      return {
        isOver,
        isContinueOpen: may('continue', 'predictContinueEnabled'),
        isPreviousOpen: may('previous', 'predictPreviousEnabled'),
        choices: isOver ? [] : engine.getAvailableChoices(),
      }
    }

    /** What the package has come to, rolled up to its root. */
    function result() {
      const { completionStatus, successStatus, progressMeasure, score } = api.getActivityTrackingData(tree.id)
      return { completion: completionStatus, success: successStatus, progress: progressMeasure, score }
    }

    return {
      get api() {
        return api
      },
      /** Goes on where the last session was left, or begins. Answers the activity to launch. */
      begin() {
        if (isOver) renew(api.serializeSequencingState())
        const { activityTree } = api.adl.sequencing
        const current = activityTree.currentActivity
        if (activityTree.suspendedActivity !== null) api.processNavigationRequest('resumeAll')
        // The session was cut off while the activity was open.
        else if (current?.isActive && current.children.length === 0) delivery = { id: current.id, isNew: false }
        else if (current === null) {
          api.processNavigationRequest('start')
          // Without a flow the standard leaves the choice to the person, who expects the first activity.
          const first =
            delivery === null &&
            process()
              .getAvailableChoices()
              .find((id) => leaves.has(id))
          if (first) api.processNavigationRequest('choice', first)
        }
        return take()
      },
      /** Prepares the API for the activity that is launched. */
      launch(cmi) {
        const limit = limits.get(currentActivity()?.id) ?? null
        api.reset()
        api.loadFromJSON(limit === null ? cmi : { ...cmi, max_time_allowed: limit }, 'cmi')
      },
      /** Carries out a request of the person, such as `continue` or `choice` of an activity. */
      request(name, target) {
        if (api.isInitialized() && !api.isTerminated()) {
          api.adl.nav.request = target === '' ? name : `{target=${target}}${name}`
          api.lmsFinish('')
        } else if (!isOver) api.processNavigationRequest(name, target === '' ? undefined : target)
        return take()
      },
      take,
      snapshot: () => ({ state: api.serializeSequencingState(), navigation: navigation(), result: result() }),
    }
  }
})()
