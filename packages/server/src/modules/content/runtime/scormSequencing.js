// Which activity of a SCORM 2004 package comes next: the sequencing engine of scorm-again, with its state as text. It runs in
// the run-time page beside scormRuntime.js (docs/scorm.md).
'use strict'
;(() => {
  const listLimits = ({ id, maxTimeAllowed, children }) => [[id, maxTimeAllowed], ...children.flatMap(listLimits)]
  const listLeaves = ({ id, children }) => (children.length === 0 ? [id] : children.flatMap(listLeaves))

  /** A threshold of the activity judges the progress that its primary objective reads; the engine knows its own progress only. */
  function evaluateMeasure({ completedByMeasure, minProgressMeasure, primaryObjective: objective, children }) {
    if (completedByMeasure && objective?.mapInfo.some((map) => map.readProgressMeasure))
      Object.defineProperty(objective, 'completionStatus', {
        get() {
          if (!this.progressMeasureStatus) return 'unknown'
          return this.progressMeasure >= minProgressMeasure ? 'completed' : 'incomplete'
        },
        set() {},
      })
    for (const child of children) evaluateMeasure(child)
  }

  class Sequencing {
    /** The activity to launch, with whether its attempt is a new one; null where there is none. */
    delivery = null
    isOver = false
    api = null

    constructor({ Api, settings, tree, state }) {
      Object.assign(this, { Api, settings, tree })
      this.limits = new Map(listLimits(tree))
      this.leaves = new Set(listLeaves(tree))
      this.renew(state)
    }

    /** An engine whose session was ended takes no requests any more. */
    renew(before) {
      const eventListeners = {
        onActivityDelivery: ({ id, deliveryWasResumed }) => {
          this.delivery = { id, isNew: !deliveryWasResumed }
        },
        onSequencingSessionEnd: () => {
          this.isOver = true
        },
      }
      this.api = new this.Api({ ...this.settings, sequencing: { activityTree: this.tree, eventListeners } })
      // The data of the activity has been taken over, and the next one is not yet chosen. The engine reads what activities
      // share too late for rules on completion.
      this.api.on('BeforeTerminate', () => this.process.synchronizeGlobalObjectives())
      if (before !== '') this.api.deserializeSequencingState(before)
      evaluateMeasure(this.api.adl.sequencing.activityTree.root)
      this.isOver = false
    }

    get currentActivity() {
      return this.api.getSequencingState().currentActivity
    }

    get process() {
      return this.api.getSequencingService().getOverallSequencingProcess()
    }

    /** The activity to launch now, once. */
    take() {
      const { delivery } = this
      this.delivery = null
      return delivery
    }

    /** Goes on where the last session was left, or begins. Answers the activity to launch. */
    begin() {
      if (this.isOver) this.renew(this.api.serializeSequencingState())
      const { currentActivity: current, suspendedActivity } = this.api.adl.sequencing.activityTree
      if (suspendedActivity !== null) this.api.processNavigationRequest('resumeAll')
      // The session was cut off while the activity was open.
      else if (current?.isActive && current.children.length === 0) this.delivery = { id: current.id, isNew: false }
      else if (current === null) this.start()
      return this.take()
    }

    start() {
      this.api.processNavigationRequest('start')
      // Without a flow the standard leaves the choice to the person, who expects the first activity. The engine names no
      // choices before one is open.
      for (const id of this.leaves) if (this.delivery === null) this.api.processNavigationRequest('choice', id)
    }

    /** Prepares the API for the activity that is launched. */
    launch(cmi) {
      const limit = this.limits.get(this.currentActivity?.id) ?? null
      this.api.reset()
      this.api.loadFromJSON(limit === null ? cmi : { ...cmi, max_time_allowed: limit }, 'cmi')
    }

    /** Carries out a request of the person, such as `continue` or `choice` of an activity. */
    request(name, target) {
      const { api } = this
      if (api.isInitialized() && !api.isTerminated()) {
        api.adl.nav.request = target === '' ? name : `{target=${target}}${name}`
        api.lmsFinish('')
      } else if (!this.isOver) api.processNavigationRequest(name, target === '' ? undefined : target)
      return this.take()
    }

    snapshot() {
      const { api } = this
      return { state: api.serializeSequencingState(), navigation: this.navigation(), result: this.result() }
    }

    /** What the person may do now. */
    navigation() {
      const { isOver, process, currentActivity: current } = this
      const hidden = current === null ? [] : current.hideLmsUi
      const may = (request, predict) => !isOver && !hidden.includes(request) && process[predict]()
      return {
        isOver,
        isContinueOpen: may('continue', 'predictContinueEnabled'),
        isPreviousOpen: may('previous', 'predictPreviousEnabled'),
        choices: isOver ? [] : process.getAvailableChoices(),
      }
    }

    /** What the package has come to, rolled up to its root. */
    result() {
      const { completionStatus, successStatus, score } = this.api.getActivityTrackingData(this.tree.id)
      return { completion: completionStatus, success: successStatus, score }
    }
  }

  /**
   * Makes the engine.
   * @param {object} options
   * @param {Function} options.Api the class of the run-time API
   * @param {object} options.settings of the API
   * @param {object} options.tree the activities with their rules, as the manifest has them
   * @param {string} options.state of an earlier session, or empty
   */
  window.createScormSequencing = (options) => new Sequencing(options)
})()
