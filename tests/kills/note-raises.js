// Before the worker's own script: leaves a note of each notification where its death leaves it. The
// browser shows one only once its icon is loaded, so it is noted when it is shown, or when the one
// that stands is about to be shown again.
for (const api of new Set([chrome.notifications, globalThis.browser?.notifications])) {
  if (api === undefined) continue;
  const create = api.create.bind(api);
  api.create = async (id, ...words) => {
    const again = id in (await chrome.notifications.getAll());
    const note = () =>
      chrome.storage.session.set({ [`raise ${crypto.randomUUID()}`]: [id, again] });
    if (again) await note();
    const created = await create(id, ...words);
    if (!again) await note();
    return created;
  };
}
