// Words about delay and hidden scores that a page needs from its start: their code is loaded where one of them is on.

/** Key of the stored settings: a page hands their text to the core with its hello. */
export const SPOILERS_KEY = "touchline.spoilers.1";

/** The message of a failure that says: not old enough yet, ask again. A page gives each question 17 s. */
export const NOT_OLD_ENOUGH = "notOldEnough";
