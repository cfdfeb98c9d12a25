// Runs before the worker's own script. Notes each notification in storage, where the note survives
// the worker. The browser shows a notification only once its icon is loaded, so the note is made
// after that, or, if the same notification is already shown, before it is shown again.
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
