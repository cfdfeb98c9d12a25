/** A task id no service has given out: what is asked about it can do no harm. */
export const madeUpTask = 'beckon-connection-test';
