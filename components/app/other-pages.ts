// What home does not need, together: loaded when the first of them is opened.
export { RequestPage } from '@/components/request/request-page';
export { NewTaskPage } from '@/components/new-task/new-task-page';
export { SettingsPage } from '@/components/settings/settings-page';
export { TaskPage } from '@/components/task/task-page';
export { ToolsPage } from '@/components/tools/tools-page';
export { WelcomePage } from '@/components/welcome/welcome-page';
