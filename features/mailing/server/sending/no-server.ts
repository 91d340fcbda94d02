/** What is said where no mail can leave. */

export const NO_SERVER = 'No mail server is set. Whoever runs this installation sets one as SMTP_URL.';
